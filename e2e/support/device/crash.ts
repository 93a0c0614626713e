import type { Page } from 'playwright/test'

/**
 * Ends the process of a page at once, and closes it. A page that is closed without a network is weaker: Chromium
 * takes the network back before the page is gone, and what the page sends as it is left arrives.
 */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
}
