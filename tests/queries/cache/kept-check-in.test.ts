import { beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const database = standInDatabase()

const today = localDay('2026-03-14')

const checkIn = {
  id: '5f0c7a34-0f64-4f6e-9a53-6a3c3c3f6b11',
  mood: 4,
  day: today,
  minute: 400,
  at: '2026-03-14T01:10:00.000Z',
}

beforeEach(async () => {
  database.reset()
  // Nothing is waited for between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signInAsAsha()
  await emptyDevice(asha.uid)
})

/** The mood of a day that a page shows at once when it was just opened. */
async function moodAtOnce(day: string): Promise<number | null> {
  vi.resetModules()
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { todayMood } = await import('~/queries/reads/today-mood.ts')
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  const read = await createQueryClient().fetchQuery(todayMood(asha.uid, localDay(day)))
  firstScreenDrawn()
  return read?.mood ?? null
}

test('without a network the check-in of the day is known, and on the next day none is', async () => {
  database.reply = (name) => (name === 'check_in' ? checkIn : undefined)
  expect(await moodAtOnce('2026-03-14')).toBe(4)
  // The server is starting: no request gets a reply that holds anything.
  database.refuseWith = '57P03'
  expect(await moodAtOnce('2026-03-14')).toBe(4)
  expect(await moodAtOnce('2026-03-15')).toBeNull()
  // The clock of a traveller, or one that was put right.
  expect(await moodAtOnce('2026-03-13')).toBeNull()
  // Each of the three pages tries to read anew three times, and would do so beside the next test.
  await vi.waitFor(() => expect(database.requests).toHaveLength(1 + 3 * 3))
})

test('the check-in of one day is kept, the last that was read', async () => {
  database.reply = (name) => (name === 'check_in' ? checkIn : undefined)
  await moodAtOnce('2026-03-14')
  database.reply = () => undefined
  expect(await moodAtOnce('2026-03-15')).toBeNull()
  await vi.waitFor(async () => {
    const { copiesOf } = await import('~/device/copy-of-reads.ts')
    const { replies } = await copiesOf(asha.uid)
    expect([...replies].map(([name, { reply }]) => [name, reply])).toEqual([
      ['check_in', { day: '2026-03-15', reply: null }],
    ])
  })
})

test('what this device kept is read anew before the page that shows it has its code', async () => {
  database.reply = (name) => (name === 'check_in' ? checkIn : undefined)
  await moodAtOnce('2026-03-14')
  vi.resetModules()
  const { QueryObserver } = await import('@tanstack/react-query')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { todayMood } = await import('~/queries/reads/today-mood.ts')
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  const client = createQueryClient()
  const query = todayMood(asha.uid, today)
  new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {})
  database.reply = (name) => (name === 'check_in' ? { ...checkIn, mood: 2 } : undefined)
  await client.prefetchQuery(query)
  expect(client.getQueryData(query.queryKey)).toMatchObject({ mood: 4 })
  firstScreenDrawn()
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toMatchObject({ mood: 2 }))
})
