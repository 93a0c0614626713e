import { expect, type Locator, type Page } from 'playwright/test'

// More than one round of the longest page: counted, not timed, since a busy machine tabs slowly.
const MOST_TABS = 150

/** Walks with Tab as a person does, and fails when it never reaches the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MOST_TABS} Tabs did not lead to ${target}`)
}
