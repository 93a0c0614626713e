import { expect, type Locator, type Page } from 'playwright/test'

const MOST_TABS = 40

/** Walks with Tab as a person does, and fails when the target is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }, 'reached with Tab').toPass({ intervals: [0], timeout: MOST_TABS * 250 })
}
