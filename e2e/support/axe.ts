import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every rule of WCAG 2.2 AA that a program can check, and axe's best practices. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(SOURCE)
  const { violations, passes }: AxeResults = await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly: TAGS, resultTypes: ['violations'] })})`,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, `${screen}: violations`).toEqual([])
  expect(passes.length, `${screen}: axe found something to hold`).toBeGreaterThan(5)
}
