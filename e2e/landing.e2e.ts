import { expect } from 'playwright/test'
import { look } from './support/look/look.ts'
import { keepSignedIn } from './support/signed-in.ts'
import { test } from './support/test.ts'

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the landing page is complete and its links lead to signing in and to the open pages', {
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
      await expect(link).toHaveAttribute(
        'href',
        /^\/(login(\?mode=create)?|try(\/chart)?|ten-seconds\.mp3)$/,
      )
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

test('the landing page lets one hear ten seconds at a press, and each watch has its own colours', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const extra = () => [...new Set(asked.filter((path) => path.includes('ten-seconds')))]
  expect(extra()).toEqual([])

  await page.getByRole('link', { name: 'Hear ten seconds' }).click()
  const stop = page.getByRole('link', { name: 'Pause' })
  await expect(stop).toBeVisible()
  await expect.poll(extra).toEqual(['/ten-seconds.mp3'])
  await stop.click()
  await expect(page.getByRole('link', { name: 'Hear ten seconds' })).toBeVisible()

  const skies = page.getByRole('listitem').filter({ hasText: /^\d+ [ap]m|^noon|^midnight/ })
  await expect(skies).toHaveCount(8)
  const colours = await skies.evaluateAll((all) =>
    all.map((sky) => getComputedStyle(sky).backgroundImage),
  )
  expect(new Set(colours).size).toBe(8)
  await look(page, 'landing')
})

test('the wheel of the landing page stays beside its words where two columns just fit', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [width, height] of [
    [900, 1200],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const words = await page.getByRole('heading', { level: 1 }).boundingBox()
    const wheel = await page.locator('main svg, section svg').first().boundingBox()
    expect(wheel?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    expect((wheel?.x ?? 0) + (wheel?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
