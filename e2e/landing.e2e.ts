import { expect } from 'playwright/test'
import { keepSignedIn } from './support/signed-in.ts'
import { test } from './support/test.ts'

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the landing page is complete and its links lead to signing in and to the open chart', {
    tag: ['@phone', '@long'],
  }, async ({ page }) => {
    await page.goto('/')

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['Daily Audio Sessions', 'Mood Tracking', 'Reflection Journal']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    const links = await page.getByRole('link').all()
    expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links)
      await expect(link).toHaveAttribute('href', /^\/(login(\?mode=create)?|try\/chart)$/)
  })
})

test('the landing page loads three things at most, and none of them is a script', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))

  await page.goto('/', { waitUntil: 'networkidle' })

  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3)
  expect(asked.filter((line) => /^(script|fetch|xhr)/.test(line))).toEqual([])
  // It can be installed from here too: what that needs follows the first paint.
  await expect(page.locator('head > link[rel="manifest"]')).toBeAttached()
})

test('the landing page takes the colours of the hour and breaks no rule of its policy', {
  tag: '@phone',
}, async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.clock.setFixedTime(new Date(2026, 2, 1, 7, 0))

  await page.goto('/')

  await expect(page.locator('html')).toHaveAttribute('data-prahar', 'day-1')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the landing page leads somebody who is signed in to their home, and offers no sign-in', {
  tag: '@phone',
}, async ({ page, person }) => {
  await keepSignedIn(page, person)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Create your account' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue your practice' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Open Alap' }).click()
  await expect(page).toHaveURL('/dashboard')
})
