import { expect } from 'playwright/test'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'
import { expectNothingUnderToast } from '../support/under-toast.ts'

test.describe('the journal', () => {
  test('the journal refuses a text of white space alone', { tag: ['@phone', '@long'] }, async ({
    signedIn: page,
  }) => {
    await page.goto('/journal')
    await page.getByLabel('Your reflection').fill(' \n\t\u3000 ')
    await page.getByLabel('🙂 Happy').check()

    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(page.getByText('Please fill in all fields before saving')).toBeVisible()
  })

  test('the journal shows by how much a text is too long, cuts nothing, and saves it once it fits', {
    tag: '@desktop',
  }, async ({ signedIn: page, person }) => {
    const longest = 'ā'.repeat(20_000)
    await page.goto('/journal')
    const sheet = page.getByLabel('Your reflection')
    await sheet.fill(`${longest}x`)
    await page.getByLabel('🙂 Happy').check()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(sheet).toHaveAccessibleDescription(/this text has 1 more\. Nothing was cut/)
    await expect(sheet).toHaveValue(`${longest}x`)
    await sheet.press('Control+End')
    await sheet.press('Backspace')
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('dialog', { name: 'Entry saved' })).toBeVisible()
    const kept = await stored<{ content: string }>(
      'select content from public.journal_entries where user_id = $1',
      [person.uid],
    )
    expect(kept).toEqual([{ content: longest }])
  })

  test('the journal stores what a text can hold of NUL characters and half emoji', {
    tag: ['@phone', '@long'],
  }, async ({ signedIn: page, person }) => {
    await page.goto('/journal')
    await page.getByLabel('Your reflection').fill('a\u0000b\ud83dc <b>नाद</b> 🙏')
    await page.getByLabel('🙂 Happy').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: 'Entry saved' })
      .getByRole('button', { name: 'Write another' })
      .click()

    await expect(page.getByRole('article')).toContainText('ab\ufffdc <b>नाद</b> 🙏')
    const kept = await stored<{ content: string }>(
      'select content from public.journal_entries where user_id = $1',
      [person.uid],
    )
    expect(kept).toEqual([{ content: 'ab\ufffdc <b>नाद</b> 🙏' }])
  })
})

test.describe('the check-in', () => {
  test('the check-in asks for a mood before it leads on', { tag: '@long' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/mood-checkin')
    // A press by its place may miss a button that the page still moves.
    await page.getByRole('button', { name: 'Continue to Session' }).press('Enter')

    await expect(toast(page, 'Please select a mood')).toBeVisible()
    await expectNothingUnderToast(page, 'check-in')
    await expect(page).toHaveURL('/mood-checkin')
  })
})
