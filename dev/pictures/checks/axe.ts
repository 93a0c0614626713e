import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of WCAG 2.2 AA that a program can check, and axe's best practices. */
export const EVERY_RULE = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
]

/** What breaks these rules of axe, in words, and how many it could hold, or leaves to people. */
export async function axeFaults(page: Page, runOnly: unknown) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE)
  const { violations, passes, incomplete }: AxeResults = await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'], selectors: false })})`,
  )
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
  return { faults, passes: passes.length, undecided: incomplete.length }
}
