import type { Page } from 'playwright/test'

/** A draft is on the device so long after the first key that was not kept yet. */
const KEPT_MS = 250

/** The page is left before any of its timers has run, however slow this machine is. */
export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }))
}

/** The moment after which no character that was typed before may be lost. */
export function untilKept(page: Page): Promise<void> {
  return untilLater(page, KEPT_MS)
}

/** So much later on the clock of a page. */
export async function untilLater(page: Page, ms: number): Promise<void> {
  const moment = (await page.evaluate(() => performance.now())) + ms
  await page.waitForFunction((end) => performance.now() >= end, moment)
}
