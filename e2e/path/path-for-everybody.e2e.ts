import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { feelFor, practiseFor } from '../support/practice/practice-rows.ts'
import { test } from '../support/test.ts'

// Sixteen screens are looked at one after another.
test.describe.configure({ timeout: 180_000 })

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a practice of forty days is accessible to every person', async ({
  signedIn: page,
  person,
}) => {
  await practiseFor(40, person, page)
  await feelFor(40, person, page)
  await page.goto('/dashboard')
  await expect(page.getByText('40 days in a row.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Unlocked' })).toBeVisible()
  await look(page, 'home, with a celebration')

  await page.goto('/progress')
  await expect(page.getByText('40 days').first()).toBeVisible()
  await look(page, 'journey')
  await page.getByRole('button', { name: 'Previous month' }).click()
  const practised = page.getByRole('grid').getByRole('button', { name: /felt /i })
  await practised.first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await look(page, 'journey, a month ago, with a tooltip')
  await practised.first().click()
  await expect(page.getByRole('list', { name: 'What this day held' })).toBeVisible()
  await look(page, 'a day of the journey')

  await page.goto('/progress?tab=insight')
  await expect(page.getByRole('region', { name: 'Mood over time' })).toBeVisible()
  await look(page, 'insight')
  const tables = page.getByText('See the numbers')
  await expect(tables.first()).toBeVisible()
  for (const table of await tables.all()) await table.click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await look(page, 'insight, in tables')

  await page.goto('/motivation')
  await expect(page.getByRole('heading', { name: 'Month Master' })).toBeVisible()
  await look(page, 'motivation')
  await page.getByRole('button', { name: /^Show All/ }).click()
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible()
  await look(page, 'motivation, with all that is locked')

  for (const below of ['/progress', '/dashboard']) {
    await page.goto(`${below}?share`)
    await expect(dialog(page, 'Share Your Streak').getByRole('img')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download picture' })).toBeEnabled()
    await look(page, `days to share over ${below}`)
  }
})

test('the pages for reminders are accessible to every person', { tag: '@long' }, async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?reminder')
  await expect(dialog(page, 'Daily reminder')).toBeVisible()
  await look(page, 'a reminder at an hour')
  await page.getByRole('radio', { name: 'At sunrise' }).check()
  const place = page.getByRole('combobox', { name: 'Town or city' })
  await place.fill('Pune')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look(page, 'a reminder at sunrise, choosing a place')
})

test('an empty path, and the account, are accessible to every person', { tag: '@long' }, async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/progress?tab=insight')
  await expect(page.getByText('A picture that grows')).toBeVisible()
  await look(page, 'insight, without check-ins')
  await page.goto('/progress?share')
  await expect(page.getByText('Your first day will be here')).toBeVisible()
  await look(page, 'nothing to share yet')
  await page.goto('/profile')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await look(page, 'account')
})
