import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that a change of colours alone can break. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Every rule of WCAG 2.2 AA that a program can check, and axe's best practices. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { passes } = await expectNoViolations(page, screen, TAGS)
  expect(passes, `${screen}: axe found something to hold`).toBeGreaterThan(5)
}

/** The rules about colours, on a screen that keeps all other rules in other colours. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  const { passes, undecided } = await expectNoViolations(page, screen, OF_COLOURS)
  // What is written on the sky has many colours behind it, which axe leaves to people.
  expect(passes + undecided, `${screen}: axe found something to read`).toBeGreaterThan(0)
}

async function expectNoViolations(page: Page, screen: string, runOnly: unknown) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE)
  const { violations, passes, incomplete }: AxeResults = await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'], selectors: false })})`,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, `${screen}: violations`).toEqual([])
  return { passes: passes.length, undecided: incomplete.length }
}
