import { beforeEach, expect, test, vi } from 'vitest'
import { readPractice } from '~/data/practice/practice.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { allDays } from '~/domain/practice/day-counts.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const database = standInDatabase()

const today = localDay('2026-03-14')
const old = ['2024-07-01', 1, null, 0, 0, 10, 0]
const recent = ['2026-03-13', 2, 4, 1, 0, 30, 0]

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await emptyDevice(asha.uid)
})

/** The days and the check-in, as a page that was just opened reads them. */
async function openedPage() {
  vi.resetModules()
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { practiceDays } = await import('~/queries/reads/practice.ts')
  const { todayMood } = await import('~/queries/reads/today-mood.ts')
  const client = createQueryClient()
  const days = practiceDays(asha.uid)
  return {
    read: async () => {
      const mood = client.fetchQuery(todayMood(asha.uid, today))
      const read = await client.fetchQuery(days)
      await mood
      return allDays(read).map(({ day }) => day)
    },
    shown: () => {
      const shown = client.getQueryData(days.queryKey)
      return shown && allDays(shown).map(({ day }) => day)
    },
    drawn: firstScreenDrawn,
    isFetching: () => client.isFetching(),
  }
}

const monthsAskedFor = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'practice')
    .map(({ args }) => Object.keys(args.known as object))

test('the days kept on this device are drawn at the next visit, then only the months that differ are read', async () => {
  database.reply = (name) => (name === 'practice' ? [old] : undefined)
  expect(await (await openedPage()).read()).toEqual(['2024-07-01'])

  database.reply = (name) => (name === 'practice' ? [old, recent] : undefined)
  const page = await openedPage()
  expect(await page.read()).toEqual(['2024-07-01'])
  // A second look is later than the turn in which another read would begin.
  let looks = 0
  await vi.waitFor(() => expect(++looks).toBe(2))
  expect([page.isFetching(), database.requests.length]).toEqual([0, 1])
  page.drawn()
  await vi.waitFor(() => expect(page.shown()).toEqual(['2024-07-01', '2026-03-13']))
  expect(await page.read()).toEqual(['2024-07-01', '2026-03-13'])
  expect(monthsAskedFor()).toEqual([[], ['2024-07']])
  // With the other reads of the page, although the device was looked at first.
  expect(database.requests.map(({ asked }) => asked.length)).toEqual([2, 2])
})

test('the days kept on this device are forgotten with everything else', async () => {
  database.reply = (name) => (name === 'practice' ? [old] : undefined)
  const page = await openedPage()
  await page.read()
  const { leaveNothing } = await import('~/queries/account/leave-device.ts')
  await leaveNothing(asha.uid)
  const { deviceStore } = await import('~/device/device-store.ts')
  deviceStore.reopen(asha.uid)
  const { databaseOf } = await import('~/queries/database/database-session.ts')
  await readPractice(databaseOf(asha.uid), today)
  expect(monthsAskedFor()).toEqual([[], []])
})
