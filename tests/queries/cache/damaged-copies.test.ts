import '~tests/support/window/fake-device.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { copiesOf } from '~/device/copy-of-reads.ts'
import { clearDevice } from '~/device/device-database.ts'
import { astroProfile } from '~/queries/birth/astro-profile.ts'
import { keptCharts } from '~/queries/birth/charts/kept-charts.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { forgetCopies } from '~/queries/database/database-session.ts'
import { recentEntries } from '~/queries/journal/journal.ts'
import { favourites } from '~/queries/listening/favourites.ts'
import { ragas, recordings } from '~/queries/listening/library.ts'
import { layOutboxOver } from '~/queries/outbox/lay-over.ts'
import { storeWrite } from '~/queries/outbox/store-write.ts'
import { japaCounts } from '~/queries/practice/japa.ts'
import { celebrations, insight, practiceDays, restDays } from '~/queries/practice/practice.ts'
import { today } from '~/queries/practice/use-today.ts'
import { randomStream } from '~/raga/random.ts'
import { mutatedKept } from '~tests/fuzz/mutate-kept.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { leaveOnDevice } from '~tests/support/window/raw-device.ts'

const database = standInDatabase()
const { uid } = asha
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const DAY = '2026-03-04'

const entry = { id: ID, content: 'dusk', mood: 4, day: DAY, minute: 1200, createdAt: AT }
const { fullName: _, currentDasha: __, moonSign: ___, ...birth } = birthRow()

/** What the database has of a person with a little of everything. */
const REPLIES: Readonly<Record<string, unknown>> = {
  birth_details: birthRow(),
  celebrations: ['first-step'],
  check_in: { id: ID, mood: 4, day: today(), minute: 1200, at: AT },
  favourites: ['day-1'],
  insight: [[1, DAY, 400, 'Yaman']],
  japa: [{ mantra: 'shiva', day: DAY, beads: 12, at: AT }],
  kept_charts: [{ ...birth, id: ID, name: 'Meera' }],
  practice: [[DAY, 1, 4, 1, 0, 10, 0]],
  ragas: [{ name: 'Yaman', moodCategory: 'Karuna' }],
  recent_entries: [{ ...entry, updatedAt: null }],
  rest_days: [DAY],
}

const readsOf = () => [
  astroProfile(uid),
  celebrations(uid),
  todayMood(uid, today()),
  favourites(uid),
  insight(uid),
  japaCounts(uid),
  keptCharts(uid),
  practiceDays(uid),
  ragas(uid),
  recentEntries(uid),
  recordings(uid),
  restDays(uid),
]

/** Reads everything as a page that was just opened, and returns all of it. */
async function openedPage(): Promise<{ client: QueryClient; read: readonly unknown[] }> {
  forgetCopies(uid)
  const client = createQueryClient()
  layOutboxOver(client, uid)
  const all = readsOf().map(async (options) => {
    const { queryKey, queryFn } = new QueryObserver(client, options as never).options
    return client.fetchQuery({ queryKey, queryFn } as never)
  })
  return { client, read: await Promise.all(all) }
}

beforeEach(async () => {
  database.reset()
  database.reply = (name) => REPLIES[name]
  signInAsAsha()
  await clearDevice(uid)
})

/** Writes that this device sent after its copies were made. */
const SENT = [
  { kind: 'celebrate', achievements: ['second-step'], at: AT },
  { kind: 'add-rest-day', day: '2026-03-05' },
  { ...entry, kind: 'save-entry', id: ID.replace('7', '8'), at: AT },
].map((write) => ({ write, keys: [[uid]], at: Date.now() + 60_000 }))

test('every read comes, from the device or anew, however the copies of 100 visits were changed', async () => {
  const random = randomStream('copies')
  await openedPage()
  // The copies are stored behind the reads.
  await vi.waitFor(async () => expect((await copiesOf(uid)).replies.size).toBe(readsOf().length))
  const { replies } = await copiesOf(uid)
  const names = [...replies.keys(), 'sent']
  const whole = (name: string): unknown => (name === 'sent' ? SENT : replies.get(name))
  for (let visit = 0; visit < 100; visit += 1) {
    await leaveOnDevice(
      'copy',
      names.map((name) => mutatedKept(whole(name), random)),
      names.map((name) => [uid, name]),
    )
    const { client, read } = await openedPage()
    expect(read.every((value) => value !== undefined)).toBe(true)
    for (const { state } of client.getQueryCache().getAll()) {
      expect(new Date(state.dataUpdatedAt).getTime()).not.toBeNaN()
    }
    if (visit % 10 > 0) continue
    const save = { kind: 'celebrate', achievements: [`step ${visit}`], at: AT } as const
    expect(await storeWrite(client, uid, save)).toBe('changed')
  }
})

test('a write that was sent and is damaged on the device keeps none of the others out of a copy', async () => {
  await openedPage()
  await vi.waitFor(async () => expect((await copiesOf(uid)).replies.size).toBe(readsOf().length))
  const [first, ...others] = SENT
  const damaged = [
    { ...first, write: { kind: 'celebrate' } },
    { ...first, keys: [[7n]] },
  ]
  await leaveOnDevice('copy', [[...damaged, ...SENT]], [[uid, 'sent']])
  expect(others).toHaveLength(2)
  const { client } = await openedPage()
  expect(client.getQueryData(celebrations(uid).queryKey)).toEqual(['first-step', 'second-step'])
  expect(client.getQueryData(restDays(uid).queryKey)).toEqual([DAY, '2026-03-05'])
})

test('a copy whose time is none is no copy: people read of what day it is', async () => {
  await copiesOf('ravi')
  const times = [1e300, Number.NaN, '7', null]
  await leaveOnDevice(
    'copy',
    times.map((at) => ({ reply: [], at })),
    times.map((_, index) => ['ravi', `ragas ${index}`]),
  )
  expect((await copiesOf('ravi')).replies.size).toBe(0)
})
