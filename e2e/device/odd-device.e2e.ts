import { expect, type Page } from 'playwright/test'
import type { Person } from '../support/person.ts'
import { feelFor, practiseFor } from '../support/practice/practice-rows.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const SCREENS = [
  ...['/dashboard', '/dashboard?mantras', '/panchang', '/journal', '/progress', '/motivation'],
  ...['/progress?tab=insight', '/mood-checkin', '/session', '/audio', '/audio/day-1', '/try/chart'],
  ...['/vedic-calculator', '/profile?tab=astrology', '/profile?tab=account', '/dashboard?reminder'],
]

async function practise(person: Person, page: Page): Promise<void> {
  await practiseFor(5, person, page)
  await feelFor(5, person, page)
  await stored(
    `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
     values ($1, gen_random_uuid(), 'The low note stayed.', 4, current_date - 8, 600)`,
    [person.uid],
  )
  await stored(
    `insert into public.user_astro_profiles (user_id, full_name, birth_date, birth_time, birth_place,
       timezone, latitude, longitude, zone, utc_offset_seconds, sure_to_minutes)
     values ($1, 'Asha Rao', '1991-02-28', '05:40', 'Pune, Maharashtra, India', 'auto', 18.5196,
       73.8554, 'Asia/Kolkata', 19800, 1)`,
    [person.uid],
  )
}

async function openAll(page: Page, person: Person): Promise<void> {
  await keepSignedIn(page, person)
  await practise(person, page)
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await page.goto(screen)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('body')).not.toContainText(/could not be opened|Application Error/)
    })
  }
}

test('a device without a time zone that is any opens every screen', { tag: '@phone' }, async ({
  page,
  person,
}) => {
  // What Chromium says where the zone of the system is none: see TZ=Foo/Bar.
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
    }
  })
  await openAll(page, person)
})

for (const languages of [[], ['en-US@posix'], ['en-US.UTF-8'], ['C']]) {
  test(`a device with the languages ${JSON.stringify(languages)} opens every screen`, {
    tag: ['@desktop', '@long'],
  }, async ({ page, person }) => {
    await page.addInitScript((said) => {
      Object.defineProperties(Navigator.prototype, {
        languages: { get: () => said },
        language: { get: () => said[0] ?? '' },
      })
    }, languages)
    await openAll(page, person)
  })
}

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Kolkata' })

  test('dates, hours and weeks are those of a German who reads English', {
    tag: ['@desktop', '@long'],
  }, async ({ page, person }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T14:05:00+05:30'))
    await keepSignedIn(page, person)
    await practise(person, page)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByText(/^Friday,? 27 November$/)).toBeVisible()
    await page.goto('/progress')
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ])
    const today = page.getByRole('button', { name: /^Today/ })
    await today.focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: /^Monday 23 November/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: /^Sunday 29 November/ })).toBeFocused()
    await page.goto('/panchang')
    await expect(page.getByText(/until \d\d:\d\d/).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/\d [ap]m/i)
  })
})
