import { expect, type Page } from 'playwright/test'
import { look } from './support/look/look.ts'
import type { Person } from './support/person.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'

/** The value next to a name in the lists of facts. */
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

const timeline = (page: Page) => page.getByRole('dialog', { name: 'Complete Dasha Timeline' })

async function choosePune(page: Page, label: string) {
  await page.getByLabel(label).fill('Poona')
  await page
    .getByRole('option', { name: /^Pune \(Poona\), / })
    .first()
    .click()
  await expect(page.getByLabel(label)).toHaveValue(/^Pune \(Poona\), /)
}

async function saveBirth({ uid }: Person) {
  await stored(
    `insert into public.user_astro_profiles
       (user_id, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes)
     values ($1, '1991-02-28', '05:40', 'Pune', 'auto', 18.5196, 73.8554, 'Asia/Kolkata', 19800, 60)`,
    [uid],
  )
  // Rows that the owner adds have no number of their own, by which a device learns of them.
  await stored('select private.spread_numbers($1)', [uid])
}

test('the birth details lead home, to the chart and to its timeline', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  await page.goto('/onboarding/astrology')
  await page.getByLabel('Date of Birth').fill('28/2/1991')
  await page.getByLabel('Time of Birth').fill('5:40 am')
  await page.getByLabel('How sure is the time?').selectOption('± 15 minutes')
  await choosePune(page, 'Place of Birth')
  await expect(page.getByText('05:40 was UTC+05:30, Asia/Kolkata')).toBeVisible()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('link', { name: 'Vedic Calculator' }).click()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर 2\d° .*\(firm\)$/)
  await expect(fact(page, 'Moon sign')).toHaveText(
    /^Leo सिंह 5° \d\d′ 125\.\d\d° of the zodiac \(firm\)$/,
  )
  await expect(fact(page, 'Nakshatra')).toHaveText('Magha मघा lord Ketu (firm)')
  await page.getByText('How this was computed').click()
  await expect(fact(page, 'Computed')).toHaveText('On this device')

  await page.getByRole('button', { name: 'View Full Timeline' }).click()
  await timeline(page).getByLabel('Find a day').fill('2024-01-15')
  await expect(timeline(page).getByText(/^15 Jan 2024: Moon mahadasha/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(timeline(page)).toBeHidden()

  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Birth Time').fill('17:40')
  await page.getByRole('button', { name: 'Calculate Vedic Chart' }).click()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Leo सिंह \d/)
  await expect(page.getByRole('heading', { name: 'The chart', exact: true })).toBeInViewport()
  await page.reload()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर \d/)
})

test('a chart is computed without a connection, and no request is sent', {
  tag: '@desktop',
}, async ({ signedIn: page, context }) => {
  await page.goto('/vedic-calculator')
  await page.getByLabel('Birth Date').fill('1991-02-28')
  await page.getByLabel('Birth Time').fill('05:40')
  await choosePune(page, 'Birth Place')
  await expect(page.getByText('05:40 was UTC+05:30, Asia/Kolkata')).toBeVisible()
  // The worker that keeps the app on the device is the last that a page fetches.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  const asked: string[] = []
  // The app's own code comes from the device.
  const code = new URL('/assets/', page.url()).href
  context.on('request', (request) => {
    if (!request.url().startsWith(code)) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Calculate Vedic Chart' }).click()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर \d/)
  await page.getByText('How this was computed').click()
  await page.getByRole('radio', { name: 'True node' }).check()
  await expect(fact(page, 'Node')).toHaveText('True node')
  await page.getByText('What is firm, what may change').click()
  await page.getByLabel('The time of birth is sure to').selectOption('± 2 hours')
  await expect(page.getByRole('heading', { name: 'May change' })).toBeVisible()
  await page.getByRole('button', { name: 'View Full Timeline' }).click()
  await expect(timeline(page)).toBeVisible()
  expect(asked).toEqual([])
})

test('the astrology pages are accessible to every person', async ({ signedIn: page, person }) => {
  await page.goto('/onboarding/astrology')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByText(/^Please fill in all required fields/)).toBeVisible()
  await look(page, 'birth details, refused')
  await saveBirth(person)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Vedic Calculator' })).toBeVisible()
  // Another device has saved it, and it comes after the first screen.
  await expect(page.getByRole('region', { name: 'Your raga now' })).toBeVisible()
  await look(page, 'home with a chart')
  await page.goto('/vedic-calculator')
  await page.getByText('What is firm, what may change').click()
  await expect(page.getByRole('heading', { name: 'May change' })).toBeVisible()
  await look(page, 'calculator')
  await page.getByRole('button', { name: 'View Full Timeline' }).click()
  await expect(timeline(page).getByText('Current').first()).toBeVisible()
  await look(page, 'timeline')
})
