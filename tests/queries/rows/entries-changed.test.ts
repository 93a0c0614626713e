import { expect, test } from 'vitest'
import type { Row } from '~/data/engine/row-table.ts'
import { entryOfRow, JOURNAL_ENTRIES, newestFirst } from '~/data/journal-entries.ts'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { coinSitsOf } from '~/data/practice/coin-sits.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { type Moment, momentsOf } from '~/data/practice/moments.ts'
import { changesOf, merged, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { daysWith, rowsWith } from './rows-with.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const OTHER = '8b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const THIRD = '1b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const DAY = localDay('2026-03-04')
const HEARD = '/recordings/yaman-15.mp3'

const entry = (id: string, changes: { readonly day?: string; readonly at?: string } = {}): Row => {
  const { day = DAY, at = AT } = changes
  return [id, 'dusk', 4, day, 600, at, at, false, 1]
}
const save = (changes: Partial<Write<'save-entry'>> = {}): Write<'save-entry'> => {
  const usual = { id: ID, content: ' dusk ', mood: 4, day: DAY, minute: 600, at: AT } as const
  return { kind: 'save-entry', ...usual, ...changes }
}
const of = { day: DAY, minute: 600, createdAt: AT, was: 4 } as const
const edit = (changes: Partial<Write<'edit-entry'>> = {}): Write<'edit-entry'> => {
  const usual = { id: ID, content: ' dawn ', mood: 1, at: LATER, base: AT, of } as const
  return { kind: 'edit-entry', ...usual, ...changes }
}
const deletion: Write = { kind: 'delete-entry', id: ID, day: DAY, minute: 600, mood: 4 }

/** The entries as they are listed, with what writes change. */
const listed = (writes: readonly Write[], ...before: readonly Row[]) =>
  rowsWith(JOURNAL_ENTRIES, writes, before)
    .flatMap((row) => entryOfRow(row) ?? [])
    .sort(newestFirst)
const ids = (writes: readonly Write[], ...before: readonly Row[]) =>
  listed(writes, ...before).map(({ id }) => id)

test('an entry is in the list, newest first, and once', () => {
  const older = entry(OTHER, { at: '2026-03-03T20:00:00.000Z' })
  const { kind: _, at: __, ...written } = save()
  const shown = { ...written, content: 'dusk', createdAt: AT, updatedAt: AT, isStarred: false }
  const [first, second, ...others] = listed([save()], older)
  expect([first, second?.id, others]).toEqual([shown, OTHER, []])
  // It is there already, and may be newer.
  const stored = listed([save({ content: 'noon' })], entry(ID), older)
  expect(stored.map(({ content }) => content)).toEqual(['dusk', 'dusk'])
  expect(daysWith([save()])).toMatchObject([{ day: DAY, entries: 1 }])
})

test('of two entries of one instant the one with the higher id is first', () => {
  expect(ids([save()], entry(THIRD), entry(OTHER))).toEqual([OTHER, ID, THIRD])
})

test('a changed entry has its words, its mood and the time of the change, and no other has', () => {
  const other = entry(OTHER, { at: '2000-01-01T00:00:00.000Z' })
  const [own, second] = listed([edit()], entry(ID), other)
  const [before] = listed([], entry(ID))
  expect(own).toEqual({ ...before, content: 'dawn', mood: 1, updatedAt: LATER })
  expect(second).toEqual(listed([], other)[0])
  // A clock that runs behind says no earlier instant than that of what was changed.
  const [behind] = listed([edit({ at: '2026-03-01T00:00:00.000Z' })], entry(ID))
  expect(behind?.updatedAt).toBe('2026-03-04T20:00:00.001Z')
})

test('a change of an entry that is not here is shown where it stood, and else not', () => {
  expect(listed([edit()])).toMatchObject([{ id: ID, day: DAY, content: 'dawn', createdAt: AT }])
  const { of: _, ...withoutPlace } = edit()
  expect(listed([withoutPlace])).toEqual([])
})

test('a star is on its entry, in whichever month, and off again', () => {
  const star = (isStarred: boolean): Write => ({ kind: 'star-entry', id: ID, isStarred })
  const stars = (...writes: readonly Write[]) =>
    listed(writes, entry(ID, { day: '2024-02-29' }), entry(OTHER)).map(({ isStarred }) => isStarred)
  expect(stars(star(true))).toEqual([false, true])
  expect(stars(star(true), star(false))).toEqual([false, false])
  expect(listed([star(true)], entry(OTHER))).toMatchObject([{ isStarred: false }])
  const [only] = listed([star(true), edit()], entry(ID))
  expect(only).toMatchObject({ isStarred: true, content: 'dawn' })
})

test('a deleted entry is in no list and in no count of its day', () => {
  expect(ids([deletion], entry(ID), entry(OTHER))).toEqual([OTHER])
  expect(ids([deletion], entry(OTHER))).toEqual([OTHER])
  expect(daysWith([deletion], [], [entry(ID), entry(OTHER)])).toMatchObject([{ entries: 1 }])
  expect(daysWith([deletion], [], [entry(ID)])).toEqual([])
  // An earlier version did not say where it stood.
  const old: Write = { kind: 'delete-entry', id: ID }
  expect(ids([old], entry(ID, { day: '2020-01-01' }), entry(OTHER))).toEqual([OTHER])
})

test('a day that is filled in with an entry has it at noon, without a minute', () => {
  const fill = (entryId: string | null): Write => {
    return { kind: 'add-backdated', day: DAY, sessionId: OTHER, entryId }
  }
  expect(listed([fill(ID)])).toMatchObject([
    { id: ID, day: DAY, minute: null, createdAt: `${DAY}T12:00:00.000Z` },
  ])
  expect(changesOf(fill(null)).map(({ table }) => table)).toEqual(['mood_logs'])
})

const WRONG = localDay('2036-03-04')
const there = '2036-03-04T20:00:00.000Z'
const misplaced = entry(ID, { day: WRONG, at: there })
const move = edit({
  content: 'dusk',
  mood: 4,
  at: '2026-03-05T08:00:00.000Z',
  base: there,
  day: DAY,
  of: { day: WRONG, minute: 600, createdAt: there, was: 4 },
})

test('an entry that is moved stands on its day before the database has it, and counts there', () => {
  const newer = entry(OTHER, { at: LATER })
  const [first, second] = listed([move], misplaced, newer)
  expect(first?.id).toBe(OTHER)
  // Its stamp comes after the instant on which it is based, which is ten years ahead.
  const stamp = '2036-03-04T20:00:00.001Z'
  expect(second).toMatchObject({ id: ID, day: DAY, createdAt: AT, updatedAt: stamp })
  const days = daysWith([move], [], [misplaced, newer])
  expect(days.map(({ day, entries }) => [day, entries])).toEqual([[DAY, 2]])
  expect(changesOf(move)).toMatchObject([{ parts: ['2036-03', '2026-03'] }])
})

const session: Row = [THIRD, 'session_complete', DAY, 390, AT, 15, 'Yaman', HEARD, 1]
const checkIn: Row = [OTHER, '5', DAY, 400, AT, null, null, null, 1]

/** The moments of all days, and those that Insight compares, which are the same with fewer columns. */
function momentsWith(writes: readonly Write[], entries: readonly Row[] = [entry(ID)]) {
  const logs = rowsWith(MOOD_LOGS, writes, [session, checkIn])
  const written = rowsWith(JOURNAL_ENTRIES, writes, entries)
  const moments = momentsOf(logs, written)
  const compared = moments.filter(({ kind, minute }) => kind !== 'entry' || minute !== null)
  const since = localDay('2020-01-01')
  expect(insightOf(logs, written, since).moments).toEqual(
    compared.map(({ minutes: _, heard: __, ...moment }) => moment),
  )
  return moments
}

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
const sessionMoment = moment({
  kind: 'session',
  minute: 390,
  mood: null,
  raga: 'Yaman',
  minutes: 15,
  heard: HEARD,
})
const checkInMoment = moment({ kind: 'check-in', minute: 400, mood: 5 })

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
const deshMoment = moment({ ...sessionMoment, minute: 395, raga: 'Desh', minutes: 5, heard: null })
// It waits on the device since before sessions said what was heard.
const { heard: _, ...withoutHeard } = desh(null)
const earlierDesh = withoutHeard as Write
const heard = '/recordings/desh-5.mp3'

test.each<[string, Write, readonly Moment[]]>([
  ['a session', desh(heard), [sessionMoment, { ...deshMoment, heard }, checkInMoment, moment({})]],
  [
    'a session that nothing can sound again',
    desh(null),
    [sessionMoment, deshMoment, checkInMoment, moment({})],
  ],
  [
    'a session of an earlier version',
    earlierDesh,
    [sessionMoment, deshMoment, checkInMoment, moment({})],
  ],
  [
    'another check-in',
    { kind: 'record-mood', id: ID, mood: 2, base: null, day: DAY, minute: 800, at: LATER },
    [sessionMoment, moment({}), { ...checkInMoment, minute: 800, mood: 2 }],
  ],
  [
    'no check-in any more',
    { kind: 'clear-mood', day: DAY, base: null },
    [sessionMoment, moment({})],
  ],
  ['another mood of an entry', edit(), [sessionMoment, checkInMoment, moment({ mood: 1 })]],
  ['no deleted entry', deletion, [sessionMoment, checkInMoment]],
  [
    'a moved entry on its day',
    edit({ day: localDay('2026-03-05') }),
    [sessionMoment, checkInMoment, moment({ mood: 1, day: localDay('2026-03-05') })],
  ],
  [
    'a day filled in without a mood',
    { kind: 'add-backdated', day: DAY, sessionId: null, entryId: OTHER },
    [moment({ minute: null, mood: null }), sessionMoment, checkInMoment, moment({})],
  ],
])('the day and Insight show %s before it is sent', (_what, write, after) => {
  expect(momentsWith([write])).toEqual(after)
})

test('of two entries that look alike one is gone, and a backdated entry is gone with its row', () => {
  const words = (writes: readonly Write[], ...entries: readonly Row[]) =>
    momentsWith(writes, entries).filter(({ kind }) => kind === 'entry')
  expect(words([deletion], entry(ID), entry(OTHER))).toEqual([moment({})])
  const fill: Write = { kind: 'add-backdated', day: DAY, sessionId: null, entryId: ID }
  expect(words([fill, deletion], entry(OTHER))).toEqual([moment({})])
})

test('an entry that is changed and then deleted, both unsent, is gone from the day and Insight', () => {
  const write = merged(edit(), { kind: 'delete-entry', id: ID, day: DAY, minute: 600, mood: 1 })
  expect(write && momentsWith([write])).toEqual([sessionMoment, checkInMoment])
})

const JOURNEY = '/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-03-04'

/** The coin's sessions while a session waits to be sent. */
const coinSitsWith = (what: string | null) =>
  coinSitsOf(rowsWith(MOOD_LOGS, [desh(what)]), localDay('2020-01-01'))

test.each([
  ['a journey', `${JOURNEY}&by=coin`, 'journey'],
  ['one raga', '/recordings/desh-5.mp3?by=coin', 'one-raga'],
])('Insight knows of %s that the coin chose before it is sent', (_what, what, side) => {
  expect(coinSitsWith(what)).toEqual([{ day: DAY, minute: 395, side }])
})

test.each([null, JOURNEY, '/recordings/desh-5.mp3', 'rubbish by=coin'])(
  'the coin did not choose %s',
  (what) => {
    expect(coinSitsWith(what)).toEqual([])
  },
)
