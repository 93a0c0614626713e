import { expect } from 'playwright/test'
import { look } from './support/look/look.ts'
import { sound } from './support/sound.ts'
import { test } from './support/test.ts'

test('a raga can be seen and heard, and closing it leads back', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  await page.goto('/journal')
  await page.goto('/journal?raga=yaman')
  const sheet = page.getByRole('dialog', { name: 'Yaman यमन' })
  await expect(sheet.getByText('First watch of the night', { exact: true })).toBeVisible()
  await expect(sheet.getByText(/^Read in: /)).toBeHidden()
  await sheet.getByText('Sources differ').click()
  await expect(sheet.getByText(/^Read in: /)).toBeVisible()

  // A line of some six seconds, through the real Web Audio: it starts, and ends by itself.
  await sheet.getByRole('button', { name: 'Hear Aroha' }).click()
  await expect(sheet.getByRole('button', { name: 'Stop Aroha' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Hear Aroha' })).toBeVisible({ timeout: 30_000 })

  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/journal')
})

test('a line is started and stopped, and the sheet is left, by the keyboard alone', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.goto('/dashboard?raga=darbari-kanada')
  const sheet = page.getByRole('dialog', { name: /^Darbari Kanada/ })
  const hear = sheet.getByRole('button', { name: 'Hear Avaroha' })
  await hear.focus()
  await page.keyboard.press('Enter')
  const stop = sheet.getByRole('button', { name: 'Stop Avaroha' })
  await expect(stop).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hear).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('the sheet of a raga is accessible to every person', async ({ signedIn: page }) => {
  for (const raga of ['malkauns', 'desh']) {
    await page.goto(`/dashboard?raga=${raga}`)
    await expect(page.getByRole('dialog').getByText('Vadi', { exact: true })).toBeVisible()
    await look(page, raga)
  }
})

test('the length that was chosen is the length that is played', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page }) => {
  await page.goto('/dashboard?raga=malkauns')
  await page.getByRole('dialog').getByRole('link', { name: '20 min' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/session')
  await expect(page.getByRole('heading', { level: 1, name: /Malkauns/ })).toBeVisible()
  await expect.poll(async () => Math.floor((await sound(page)).duration)).toBe(20 * 60)
})
