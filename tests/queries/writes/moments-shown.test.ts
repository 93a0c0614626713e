import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { CoinSit, Moment } from '~/queries/reads/moments.ts'
import type { InsightRead } from '~/queries/reads/practice.ts'
import { merged, shownBy, type Write } from '~/queries/writes/write.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const DAY = localDay('2026-03-04')
const HEARD = '/recordings/yaman-15.mp3'

const moment = (changes: Partial<Moment>): Moment => ({
  kind: 'entry',
  day: DAY,
  minute: 600,
  mood: 4,
  raga: null,
  minutes: null,
  heard: null,
  ...changes,
})
const session = moment({
  kind: 'session',
  minute: 390,
  mood: null,
  raga: 'Yaman',
  minutes: 15,
  heard: HEARD,
})
const checkIn = moment({ kind: 'check-in', minute: 400, mood: 5 })
const entry = moment({})
const BEFORE = [session, checkIn, entry]

const ofInsight = ({ minutes: _minutes, heard: _heard, ...others }: Moment) => others

/** What the sheet of the day and Insight show of the moments while a write waits. */
function momentsAfter(write: Write, before: readonly Moment[] = BEFORE) {
  const read: InsightRead = { moments: before.map(ofInsight), earlier: [] }
  let day: unknown = before
  let insight: unknown = read
  for (const { queryKey, change } of shownBy('asha', write)) {
    if (queryKey.includes('moments')) day = change(day, queryKey)
    if (queryKey.includes('insight')) insight = change(insight, queryKey)
  }
  expect((insight as InsightRead).moments).toEqual((day as Moment[]).map(ofInsight))
  if (day === before) expect(insight).toBe(read)
  return day
}

const edit = { kind: 'edit-entry', id: ID, content: 'dawn', at: AT, base: AT } as const
const of = { day: DAY, minute: 600, createdAt: AT }

const desh = (heard: string | null): Write<'record-session'> => ({
  kind: 'record-session',
  id: ID,
  minutes: 5,
  raga: 'Desh',
  heard,
  day: DAY,
  minute: 395,
  at: AT,
})
const shownDesh = moment({ ...session, minute: 395, raga: 'Desh', minutes: 5, heard: null })
// It waits on the device since before sessions said what was heard.
const { heard: _, ...withoutHeard } = desh(null)
const earlierDesh = withoutHeard as Write

test.each<[string, Write, readonly Moment[]]>([
  [
    'a session',
    desh('/recordings/desh-5.mp3'),
    [session, { ...shownDesh, heard: '/recordings/desh-5.mp3' }, checkIn, entry],
  ],
  ['a session that nothing can sound again', desh(null), [session, shownDesh, checkIn, entry]],
  ['a session of an earlier version', earlierDesh, [session, shownDesh, checkIn, entry]],
  [
    'another check-in',
    { kind: 'record-mood', id: ID, mood: 2, base: null, day: DAY, minute: 800, at: AT },
    [session, entry, { ...checkIn, minute: 800, mood: 2 }],
  ],
  ['no check-in any more', { kind: 'clear-mood', day: DAY }, [session, entry]],
  [
    'another mood of an entry',
    { ...edit, mood: 1, of: { ...of, was: 4 } },
    [session, checkIn, { ...entry, mood: 1 }],
  ],
  [
    'no deleted entry',
    { kind: 'delete-entry', id: ID, day: DAY, minute: 600, mood: 4 },
    [session, checkIn],
  ],
])('the day and Insight show %s before it is sent', (_what, write, after) => {
  expect(momentsAfter(write)).toEqual(after)
})

test.each<[string, Write]>([
  ['an edit of the words alone', { ...edit, mood: 4, of: { ...of, was: 4 } }],
  ['an edit that is there already', { ...edit, mood: 1, of: { ...of, was: 2 } }],
  ['an edit of an older version', { ...edit, mood: 1, of }],
  ['a deletion of an older version', { kind: 'delete-entry', id: ID, day: DAY }],
  ['a deletion of what is gone', { kind: 'delete-entry', id: ID, day: DAY, minute: 601, mood: 4 }],
])('the day and Insight stay as they are with %s', (_what, write) => {
  expect(momentsAfter(write)).toBe(BEFORE)
})

const JOURNEY = '/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-03-04'

/** What the list of the coin's sessions shows while a session waits to be sent. */
function coinSitsAfter(heard: string | null, before: readonly CoinSit[] = []) {
  const shown = shownBy('asha', desh(heard)).filter(({ queryKey }) =>
    queryKey.includes('coin-sits'),
  )
  return shown.reduce<unknown>((value, { change, queryKey }) => change(value, queryKey), before)
}

test.each<[string, string, CoinSit['side']]>([
  ['a journey', `${JOURNEY}&by=coin`, 'journey'],
  ['one raga', '/recordings/desh-5.mp3?by=coin', 'one-raga'],
])('Insight knows of %s that the coin chose before it is sent', (_what, heard, side) => {
  const sits = coinSitsAfter(heard)
  expect(sits).toEqual([{ day: DAY, minute: 395, side }])
  expect(coinSitsAfter(heard, sits as CoinSit[])).toBe(sits)
})

test.each([null, JOURNEY, '/recordings/desh-5.mp3', 'rubbish by=coin'])(
  'the coin did not choose %s',
  (heard) => {
    expect(coinSitsAfter(heard)).toEqual([])
  },
)

test('of two entries that look alike one is gone', () => {
  const write: Write = { kind: 'delete-entry', id: ID, day: DAY, minute: 600, mood: 4 }
  expect(momentsAfter(write, [entry, entry, checkIn])).toEqual([entry, checkIn])
})

test('a backdated entry, which has no mood to show, is gone with its row', () => {
  const backdated = moment({ minute: null, mood: null })
  const write: Write = { kind: 'delete-entry', id: ID, day: DAY, minute: null, mood: 3 }
  expect(momentsAfter(write, [backdated, entry])).toEqual([entry])
})

test('an entry that is changed and then deleted, both unsent, is gone from the day and Insight', () => {
  const changed: Write = { ...edit, mood: 1, of: { ...of, was: 4 } }
  const deleted: Write = { kind: 'delete-entry', id: ID, day: DAY, minute: 600, mood: 1 }
  const write = merged(changed, deleted)
  expect(write && momentsAfter(write)).toEqual([session, checkIn])
})
