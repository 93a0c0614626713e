import { expect, type Page } from 'playwright/test'
import { writeReflection } from '../support/practice/writing.ts'
import { tabTo } from '../support/tab-to.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'
import { holdToast } from '../support/under-toast.ts'

/** Deletes an entry, and opens something over the page while the toast offers to undo it. */
async function deleteAndOpen(page: Page, open: () => Promise<void>): Promise<void> {
  await page
    .getByRole('article')
    .filter({ hasText: 'The low note stayed.' })
    .getByRole('button', { name: /^Delete entry/ })
    .click()
  await expect(toast(page, 'Entry deleted')).toBeVisible()
  await holdToast(page)
  await open()
}

test('the action of a toast is used while a dialog is open, by a press and by keys', async ({
  signedIn: page,
}) => {
  await writeReflection(page, 'The low note stayed.')
  await writeReflection(page, 'The high note came.')
  const entries = page.getByRole('article')
  const dialog = page.getByRole('dialog', { name: /^Edit/ })
  const words = dialog.getByRole('textbox')
  const edit = async () => {
    await entries
      .getByRole('button', { name: /^Edit entry/ })
      .first()
      .click()
    await expect(words).toHaveValue('The high note came.')
  }

  await deleteAndOpen(page, edit)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Entry restored')).toBeVisible()
  await expect(words).toHaveValue('The high note came.')
  await words.fill('The high note came late.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(entries).toHaveCount(2)

  await deleteAndOpen(page, edit)
  await page.keyboard.press('F8')
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Entry restored')).toBeVisible()
  await expect(dialog).toBeVisible()
  await tabTo(page, words)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entries).toHaveCount(2)
})
