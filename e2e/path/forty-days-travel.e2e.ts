import { expect, type Page } from 'playwright/test'
import type { Person } from '../support/person.ts'
import {
  checkIn,
  goHome,
  holdComposer,
  leaveOpenUntil,
  openAt,
  openDay,
  write,
  yourProgress,
} from '../support/practice/practising.ts'
import { openHome } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

/** Signs in on a device whose clock says so. */
async function begin(page: Page, person: Person, instant: string) {
  await holdComposer(page)
  await page.clock.install({ time: new Date(instant) })
  await openHome(page, person)
}

/** Everything that is stored of a person, each with its day. */
async function storedDays({ uid }: Person): Promise<string[]> {
  const rows = await stored<{ words: string }>(
    `select local_date::text || ' ' || emotion_label as words
       from public.mood_logs where user_id = $1
     union all
     select local_date::text || ' ' || content
       from public.journal_entries where user_id = $1
     order by words`,
    [uid],
  )
  return rows.map(({ words }) => words)
}

test.describe('a clock that was set back', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('a clock that was set back has one entry on each day it shows, and a streak up to today', {
    tag: '@phone',
  }, async ({ page, person }) => {
    await begin(page, person, '2026-03-10T08:00:00+05:30')
    await checkIn(page)
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is complete.')

    await openAt(page, '2026-03-09T08:00:00+05:30')
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is complete.')
    await checkIn(page, '🙁 Sad')
    await expect(yourProgress(page)).toContainText('2 days in a row. Today is complete.')
    await checkIn(page, '😐 Neutral')

    await openAt(page, '2026-03-10T09:00:00+05:30')
    await expect(yourProgress(page)).toContainText('2 days in a row. Today is complete.')
    await expect(page.getByText('You feel Happy today.')).toBeVisible()
    expect(await storedDays(person)).toEqual(['2026-03-09 Neutral', '2026-03-10 Happy'])
  })
})

test.describe('across the date line', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('a day lived twice across the date line is one day, and a day left out is a day of rest', {
    tag: '@phone',
  }, async ({ page, person, newDevice }) => {
    /** The same device in another place: what it keeps comes along. */
    const land = async (from: Page, timezoneId: string, instant: string) => {
      const kept = await from.context().storageState({ indexedDB: true })
      const context = await newDevice({ timezoneId, storageState: kept })
      const there = await context.newPage()
      await holdComposer(there)
      await there.clock.install({ time: new Date(instant) })
      await openAt(there, instant)
      return there
    }

    await begin(page, person, '2026-06-09T20:00:00+12:00')
    await checkIn(page)
    await openAt(page, '2026-06-10T20:00:00+12:00')
    await checkIn(page)
    await write(page, 'Before the flight.')
    await expect(yourProgress(page)).toContainText('2 days in a row. Today is complete.')

    const honolulu = await land(page, 'Pacific/Honolulu', '2026-06-10T09:00:00-10:00')
    await expect(yourProgress(honolulu)).toContainText('2 days in a row. Today is complete.')
    await checkIn(honolulu, '😐 Neutral')
    await expect(yourProgress(honolulu)).toContainText('2 days in a row. Today is complete.')
    await openAt(honolulu, '2026-06-11T20:00:00-10:00')
    await checkIn(honolulu)
    await expect(yourProgress(honolulu)).toContainText('3 days in a row. Today is complete.')

    const auckland = await land(honolulu, 'Pacific/Auckland', '2026-06-13T05:00:00+12:00')
    await expect(yourProgress(auckland)).toContainText('Today is still open.')
    const sheet = await openDay(auckland, 'Friday 12 June: A quiet day')
    await sheet.getByRole('button', { name: 'Make this a day of rest' }).click()
    await expect(sheet).toBeHidden()
    await goHome(auckland)
    await expect(yourProgress(auckland)).toContainText('3 days in a row. Today is still open.')
    await checkIn(auckland)
    await expect(yourProgress(auckland)).toContainText('4 days in a row. Today is complete.')

    expect(await storedDays(person)).toEqual([
      '2026-06-09 Happy',
      '2026-06-10 Before the flight.',
      '2026-06-10 Neutral',
      '2026-06-11 Happy',
      '2026-06-13 Happy',
    ])
  })
})

test.describe('the path where clocks are changed at midnight', () => {
  test.use({ timezoneId: 'America/Santiago' })

  test('where clocks are changed at midnight, a night without one ends one day and begins the next, while the app stays open', {
    tag: ['@phone', '@long'],
  }, async ({ page, person }) => {
    await begin(page, person, '2026-09-05T23:55:00-04:00')
    await checkIn(page)
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is complete.')
    await leaveOpenUntil(page, '2026-09-06T01:00:05-03:00')
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is still open.')
    await checkIn(page, '😐 Neutral')
    await expect(yourProgress(page)).toContainText('2 days in a row. Today is complete.')

    expect(await storedDays(person)).toEqual(['2026-09-05 Happy', '2026-09-06 Neutral'])
  })

  test('an hour that comes twice before midnight belongs to one day', {
    tag: ['@phone', '@long'],
  }, async ({ page, person }) => {
    await begin(page, person, '2026-04-04T23:30:00-03:00')
    await checkIn(page)
    await leaveOpenUntil(page, '2026-04-04T23:30:00-04:00')
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is complete.')
    await checkIn(page, '😐 Neutral')
    await leaveOpenUntil(page, '2026-04-05T00:00:05-04:00')
    await expect(yourProgress(page)).toContainText('1 day in a row. Today is still open.')
    await checkIn(page)
    await expect(yourProgress(page)).toContainText('2 days in a row. Today is complete.')

    expect(await storedDays(person)).toEqual(['2026-04-04 Neutral', '2026-04-05 Happy'])
  })
})
