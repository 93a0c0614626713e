import type { Page } from 'playwright'
import { axeFaults, EVERY_RULE } from './axe.ts'
import { coveredControls, sidewaysScroll, smallTargets, underFixed } from './size-checks.ts'
import { faintOnSky } from './sky-contrast.ts'
import { brokenWords, headingGaps, mainButtons } from './text-checks.ts'

export type Fault = { readonly check: string; readonly words: string }

const CHECKS: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  'scrolls sideways': sidewaysScroll,
  'under 44 px': async (page) => (await smallTargets(page)).small,
  'under something': coveredControls,
  'under what is fixed': underFixed,
  'main buttons': mainButtons,
  headings: headingGaps,
  words: brokenWords,
  'faint on a sky': faintOnSky,
  axe: async (page) => (await axeFaults(page, EVERY_RULE)).faults,
}

/** All that is wrong with a page as it stands in its window. */
export async function checkPage(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [check, run] of Object.entries(CHECKS)) {
    for (const words of await run(page)) faults.push({ check, words })
  }
  return faults
}
