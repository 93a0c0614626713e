import { expect, test } from 'vitest'
import { CELEBRATIONS, celebrationsOf } from '~/data/celebrations.ts'
import type { Row } from '~/data/engine/row-table.ts'
import { FAVOURITES, favouritesOf } from '~/data/favourites.ts'
import { JAPA, japaCountsOf } from '~/data/japa.ts'
import { KEPT_CHARTS, keptChartsOf } from '~/data/kept-charts.ts'
import { checkInOfDay, MOOD_LOGS } from '~/data/mood-logs.ts'
import { PERSONAL_RECORDINGS, personalRecordingsOf } from '~/data/personal-recordings.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { REST_DAYS, restDaysOf } from '~/data/rest-days.ts'
import { ASTRO_PROFILES, astroProfileOf } from '~/data/user-astro-profiles.ts'
import type { Write } from '~/data/write.ts'
import { changesOf } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'
import { daysWith, rowsWith } from './rows-with.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const OTHER = '8b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const EARLIER = '2026-03-04T19:00:00.000Z'
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const DAY = localDay('2026-03-04')
const NEXT = localDay('2026-03-05')

/** The write of a kind that every test of writes knows, with changes. */
function writeOf<Kind extends Write['kind']>(
  kind: Kind,
  changes: Partial<Write<Kind>> = {},
): Write<Kind> {
  const [found] = EVERY_WRITE.filter((write) => write.kind === kind)
  return { ...found, ...changes } as Write<Kind>
}

const mood = (changes: Partial<Write<'record-mood'>> = {}) => writeOf('record-mood', changes)
const session = (changes: Partial<Write<'record-session'>> = {}) =>
  writeOf('record-session', { minute: 539, ...changes })
/** A stored check-in of the day. */
const checkIn = (emotion: string, at: string): Row => {
  return [OTHER, emotion, DAY, 600, at, null, null, null, 1]
}
const entry = (id: string): Row => [id, 'dusk', 3, DAY, 1200, AT, AT, false, 1]

test('every write but the opening of an account changes rows of tables that the device keeps', () => {
  for (const write of EVERY_WRITE) {
    const changes = changesOf(write)
    expect(changes.length === 0, write.kind).toBe(write.kind === 'open-account')
    for (const { table } of changes) expect([...ROW_TABLES.keys()]).toContain(table)
  }
})

test('a write that says the same again changes nothing', () => {
  // What is based on another version has an instant of its own.
  for (const write of EVERY_WRITE) {
    for (const table of ROW_TABLES.values()) {
      const once = rowsWith(table, [write])
      expect(rowsWith(table, [write], once), write.kind).toEqual(once)
    }
  }
})

test('a check-in is the mood of its day, without what is only for the database', () => {
  const { kind: _, base: __, ...own } = mood()
  const of = (write: Write, before: readonly Row[] = []) =>
    checkInOfDay(rowsWith(MOOD_LOGS, [write], before), DAY)
  expect(of(mood())).toEqual(own)
  expect(of(mood(), [checkIn('5', EARLIER)])).toEqual({ ...own, id: OTHER })
  // One of another device is newer.
  expect(of(mood(), [checkIn('5', LATER)])).toMatchObject({ mood: 5, at: LATER })
  // A clock that runs behind: the person saw that one, and chose another.
  expect(of(mood({ base: LATER }), [checkIn('5', LATER)])).toMatchObject({
    mood: 3,
    at: '2026-03-04T21:00:00.001Z',
  })
  expect(daysWith([mood({ mood: 5 })])).toMatchObject([{ day: DAY, checkIn: 5 }])
})

test('a check-in that is taken back leaves its day without one, and what else the day holds', () => {
  const clear = (base: string | null = null): Write => ({ kind: 'clear-mood', day: DAY, base })
  const left = (write: Write) => rowsWith(MOOD_LOGS, [session(), write], [checkIn('4', AT)])
  expect(checkInOfDay(left(clear()), DAY)).toBeNull()
  expect(checkInOfDay(left(clear(AT)), DAY)).toBeNull()
  expect(left(clear())).toHaveLength(1)
  // Not one that the person has not seen.
  expect(checkInOfDay(left(clear(EARLIER)), DAY)).toMatchObject({ mood: 4 })
  const days = daysWith([clear()], [checkIn('4', AT)], [entry(ID)])
  expect(days).toMatchObject([{ day: DAY, checkIn: null, entries: 1 }])
})

test('a session adds to its day; one before nine is of the morning', () => {
  expect(daysWith([session()])).toMatchObject([
    { day: DAY, sessions: 1, morningSessions: 1, minutes: 10 },
  ])
  const second = session({ id: OTHER, minute: 540, minutes: null })
  expect(daysWith([session(), second])).toMatchObject([
    { sessions: 2, morningSessions: 1, minutes: 10 },
  ])
})

test('a day that is filled in has a session, an entry or both, and one such session', () => {
  const fill = (sessionId: string | null, entryId: string | null): Write => {
    return { kind: 'add-backdated', day: DAY, sessionId, entryId }
  }
  expect(daysWith([fill(ID, null)])).toMatchObject([{ sessions: 1, backdated: 1, entries: 0 }])
  expect(daysWith([fill(null, ID)])).toMatchObject([{ sessions: 0, backdated: 0, entries: 1 }])
  const both = { sessions: 1, backdated: 1, entries: 1, minutes: 0, morningSessions: 0 }
  expect(daysWith([fill(ID, OTHER)])).toMatchObject([both])
  expect(daysWith([fill(ID, OTHER), fill(OTHER, null)])).toMatchObject([both])
})

test('rest days are in order and once', () => {
  const add: Write = { kind: 'add-rest-day', day: DAY }
  const remove: Write = { kind: 'remove-rest-day', day: DAY }
  const days = (write: Write, before: readonly string[]) =>
    restDaysOf(
      rowsWith(
        REST_DAYS,
        [write],
        before.map((day) => [day, 1]),
      ),
    )
  expect(days(add, [NEXT])).toEqual([DAY, NEXT])
  expect(days(add, [DAY])).toEqual([DAY])
  expect(days(remove, [DAY, NEXT])).toEqual([NEXT])
  expect(days(remove, [NEXT])).toEqual([NEXT])
})

test('the newest favourite is first, one that is there keeps its place, and one that is taken back is gone', () => {
  const stored: Row[] = [
    ['day-1', EARLIER, 1],
    ['day-3', LATER, 1],
  ]
  const items = (write: Write) => favouritesOf(rowsWith(FAVOURITES, [write], stored))
  const add = (item: string): Write => ({ kind: 'add-favourite', item, at: AT })
  expect(items(add('day-2'))).toEqual(['day-3', 'day-2', 'day-1'])
  expect(items(add('day-1'))).toEqual(['day-3', 'day-1'])
  expect(items({ kind: 'remove-favourite', item: 'day-1' })).toEqual(['day-3'])
  expect(items({ kind: 'remove-favourite', item: 'day-2' })).toEqual(['day-3', 'day-1'])
})

test('achievements are seen, each once', () => {
  const write: Write = { kind: 'celebrate', achievements: ['b', 'c'], at: AT }
  const stored: Row[] = [
    ['a', AT, 1],
    ['b', AT, 1],
  ]
  expect(celebrationsOf(rowsWith(CELEBRATIONS, [write], stored))).toEqual(['a', 'b', 'c'])
})

test('the newest count of a mantra is shown, beside those of others', () => {
  const beads = (count: number, changes: Partial<Write<'record-japa'>> = {}) =>
    writeOf('record-japa', { beads: count, ...changes })
  const counts = (write: Write, ...before: readonly Row[]) =>
    Object.fromEntries(
      japaCountsOf(rowsWith(JAPA, [write], before)).map(({ mantra, ...its }) => [mantra, its]),
    )
  const ganesha: Row = ['ganesha', DAY, 7, AT, 1]
  const shiva: Row = ['shiva', DAY, 7, AT, 1]
  const after = { day: NEXT, beads: 8, at: LATER }
  expect(counts(beads(8, { at: LATER, day: NEXT }), shiva, ganesha)).toEqual({
    ganesha: { day: DAY, beads: 7, at: AT },
    shiva: after,
  })
  expect(counts(beads(9))).toEqual({ shiva: { day: DAY, beads: 9, at: AT } })
  // What another device counted since, or at the same instant, is newer.
  expect(counts(beads(9), ['shiva', NEXT, 8, LATER, 1])).toEqual({ shiva: after })
  expect(counts(beads(9), shiva)).toEqual({ shiva: { day: DAY, beads: 7, at: AT } })
  // A clock that runs behind: they go on from that count.
  expect(counts(beads(9, { base: AT }), shiva)).toEqual({
    shiva: { day: DAY, beads: 9, at: '2026-03-04T20:00:00.001Z' },
  })
})

test('birth details are shown trimmed, with an empty name as none', () => {
  const { profile, at } = writeOf('save-astro-profile')
  const shown = (changes: Partial<typeof profile>, base: string | null = null) => {
    const write = writeOf('save-astro-profile', { profile: { ...profile, ...changes }, base })
    return astroProfileOf(rowsWith(ASTRO_PROFILES, [write], [['Usha', 1]]))
  }
  const stored = { ...profile, fullName: null, birthPlace: 'Pune', updatedAt: at }
  expect(shown({ fullName: '  ', birthPlace: ' Pune ' })).toEqual(stored)
  expect(shown({ fullName: ' Asha ' })).toMatchObject({ fullName: 'Asha' })
  expect(shown({}, LATER)).toMatchObject({ updatedAt: '2026-03-04T21:00:00.001Z' })
})

test('a new chart is shown, a changed one with the time of the change, and none that is deleted', () => {
  const keep = (changes: Partial<Write<'keep-chart'>> = {}) => writeOf('keep-chart', changes)
  const other = rowsWith(KEPT_CHARTS, [keep({ id: OTHER, name: 'Meera' })])
  const charts = (...writes: readonly Write[]) => {
    const kept = keptChartsOf(rowsWith(KEPT_CHARTS, writes, other))
    return kept.map(({ name, birthPlace, updatedAt }) => [name, birthPlace, updatedAt])
  }
  const meera = ['Meera', 'Pune', AT]
  const asha = keep({ name: ' Asha ', birthPlace: ' Pune ' })
  expect(charts(asha)).toEqual([meera, ['Asha', 'Pune', AT]])
  const usha = keep({ name: 'Usha', at: EARLIER, base: AT })
  expect(charts(asha, usha)).toEqual([meera, ['Usha', 'Pune', '2026-03-04T20:00:00.001Z']])
  expect(charts(asha, writeOf('delete-chart'))).toEqual([meera])
  expect(charts(writeOf('delete-chart'))).toEqual([meera])
})

test('a new recording is shown, a changed one with the time of the change, and none that is deleted', () => {
  const keep = (changes: Partial<Write<'keep-recording'>> = {}) =>
    writeOf('keep-recording', changes)
  const { kind: _, at: __, base: ___, ...recording } = keep()
  const sound = { from: 'file', hash: '0123456789abcdef'.repeat(4), bytes: 7 } as const
  const hers = { id: OTHER, title: 'Her own', sound, moodCategory: null } as const
  const other = rowsWith(PERSONAL_RECORDINGS, [keep({ ...hers, raga: ' ' })])
  const recordings = (...writes: readonly Write[]) =>
    personalRecordingsOf(rowsWith(PERSONAL_RECORDINGS, writes, other))
  const own = { ...recording, ...hers, raga: null, updatedAt: AT }
  const shown = { ...recording, updatedAt: AT }
  const add = keep({ title: ' An evening in Pune ' })
  expect(recordings(add)).toEqual([own, shown])
  const changed = keep({ title: 'A morning', base: AT, at: LATER })
  expect(recordings(add, changed)).toEqual([
    own,
    { ...shown, title: 'A morning', updatedAt: LATER },
  ])
  expect(recordings(add, writeOf('delete-recording'))).toEqual([own])
  expect(recordings(writeOf('delete-recording'))).toEqual([own])
})

test('a write whose base is no instant, or the last there is, keeps no other from being shown', () => {
  const last = '+275760-09-13T00:00:00.000Z'
  for (const base of ['once', last, '']) {
    for (const write of EVERY_WRITE.filter((each) => 'base' in each)) {
      for (const table of ROW_TABLES.values()) {
        expect(() => rowsWith(table, [{ ...write, base } as Write]), base).not.toThrow()
      }
    }
  }
})
