import { expect, type Page } from 'playwright/test'
import { NO_NETWORK } from '../support/device/offline.ts'
import { test } from '../support/test.ts'

async function save(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your reflection').fill(words)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('dialog', { name: /Entry saved|Saved on this device/ })
  await saved.getByRole('button', { name: 'Write another' }).click()
}

test('what is written in one tab is on the other at once, with and without a network', {
  tag: '@desktop',
}, async ({ signedIn: page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/journal')
  await expect(other.getByLabel('Your reflection')).toBeEditable()

  await save(page, 'The low note stayed.')
  await expect(other.getByRole('article').first()).toContainText('The low note stayed.')

  await context.setOffline(true)
  await save(page, 'The high note came.')
  await expect(other.getByRole('article').first()).toContainText('The high note came.')
  const waiting = other.getByRole('link', { name: 'Saved on this device: 1 change' })
  await expect(waiting).toBeVisible()

  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('signing out in one tab signs out the other', { tag: '@desktop' }, async ({
  home: page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(other.getByLabel('Your reflection')).toBeEditable()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login|\/$/)
  await expect(other.getByLabel('Your reflection')).toHaveCount(0)
  await expect(other).toHaveURL(/\/login|\/$/)
})
