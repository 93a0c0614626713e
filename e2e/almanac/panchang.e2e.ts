import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { test } from '../support/test.ts'

test('a person finds the panchang of their place, another day, and a year for their calendar', async ({
  signedIn: page,
}) => {
  // The ragas of this watch have the longest name, and the longest word, of all.
  await page.clock.setFixedTime(new Date().setHours(13, 0))
  await page.goto('/dashboard')
  await expect(
    page.getByRole('heading', { name: /^(?:Brindavani Sarang|Bhimpalasi)/ }),
  ).toBeVisible()
  await look(page, 'home in the third watch of the day')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Panchang', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panchang')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Bengaluru')
  await page.getByRole('option', { name: /^Bengaluru/ }).click()
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  await look(page, 'panchang of the day that runs')

  await page.goto('/panchang?day=2025-01-09')
  await expect(page.getByRole('heading', { name: /9.*2025|January 9/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Shukla Ekadashi', { exact: true }).first()).toBeVisible()
  await page.getByText('The day from sunrise to sunrise: the table').click()
  await expect(page.getByRole('table')).toContainText('Rahu kaal')
  await look(page, 'panchang of another day, with its table')

  await page.getByText('A year for your calendar').click()
  await look(page, 'panchang with the part that makes a file for the calendar')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for my calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('alap-panchang.ics')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/SUMMARY:Shukla Ekadashi/)

  await page.goto('/dashboard')
  await expect(main.getByRole('link', { name: /^Today’s panchang, .* until / })).toBeVisible()
})

test('a place is kept when the page is left in the moment in which it is chosen', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.goto('/panchang')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Bengaluru')
  await page.getByRole('option', { name: /^Bengaluru/ }).evaluate((option) => {
    ;(option as HTMLElement).click()
    location.reload()
  })
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  await expect(page.getByText('Bengaluru').first()).toBeVisible()
})
