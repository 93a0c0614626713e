import { expect, type Page } from 'playwright/test'
import { axeFaults, EVERY_RULE } from '~dev/pictures/checks/axe.ts'

/** The rules that a change of colours alone can break. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Every rule of WCAG 2.2 AA that a program can check, and axe's best practices. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { passes } = await expectNoViolations(page, screen, EVERY_RULE)
  expect(passes, `${screen}: axe found something to hold`).toBeGreaterThan(5)
}

/** The rules about colours, on a screen that keeps all other rules in other colours. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  const { passes, undecided } = await expectNoViolations(page, screen, OF_COLOURS)
  // What is written on the sky has many colours behind it, which axe leaves to people.
  expect(passes + undecided, `${screen}: axe found something to read`).toBeGreaterThan(0)
}

async function expectNoViolations(page: Page, screen: string, runOnly: unknown) {
  const { faults, ...held } = await axeFaults(page, runOnly)
  expect.soft(faults, `${screen}: violations`).toEqual([])
  return held
}
