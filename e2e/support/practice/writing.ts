import { expect, type Page } from 'playwright/test'

/** Saves a reflection through the page and stays on the journal. */
export async function writeReflection(page: Page, text: string): Promise<void> {
  await page.goto('/journal')
  await page.getByLabel('Your reflection').fill(text)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('dialog', { name: 'Entry saved' })
    .getByRole('button', { name: 'Write another' })
    .click()
  await expect(page.getByRole('article')).toContainText(text)
}

/** Opens an entry of today from the list; the newest one unless told otherwise. */
export async function openEntryOfToday(page: Page, which: 'first' | 'last' = 'first') {
  await page
    .getByRole('article', { name: /^Today/ })
    .getByRole('link')
    [which]()
    .click()
  await expect(page.getByRole('button', { name: /^Edit entry of/ })).toBeVisible()
}
