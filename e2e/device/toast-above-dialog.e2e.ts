import { expect, type Page } from 'playwright/test'
import { stored } from '../support/stored.ts'
import { tabTo } from '../support/tab-to.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'
import { holdToast } from '../support/under-toast.ts'

/** Deletes an entry, and opens something over the page while the toast offers to undo it. */
async function deleteAndOpen(page: Page, open: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: /The low note stayed\./ }).click()
  await page.getByRole('button', { name: /^Delete entry/ }).click()
  await expect(toast(page, 'Entry deleted')).toBeVisible()
  await holdToast(page)
  await open()
}

/** On a phone an opened entry is a screen of its own. */
async function backToList(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 900) return
  await page.getByRole('main').getByRole('link', { name: 'Journal' }).click()
}

test('the action of a toast is used while a dialog is open, by a press and by keys', async ({
  signedIn: page,
  person,
}) => {
  await stored(
    `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
     select $1, gen_random_uuid(), words, 4, current_date - 3, 600
     from unnest(array['The low note stayed.', 'The high note came.']) as words`,
    [person.uid],
  )
  await page.goto('/journal')
  const entries = page.getByRole('article')
  const dialog = page.getByRole('dialog', { name: /^Edit/ })
  const words = dialog.getByLabel('Your reflection')
  const edit = async () => {
    await expect(entries).toHaveCount(1)
    await entries.getByRole('link').click()
    await page.getByRole('button', { name: /^Edit entry/ }).click()
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
  await backToList(page)
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
  await backToList(page)
  await expect(entries).toHaveCount(2)
})
