import { expect, test } from 'vitest'
import type { Row } from '~/data/engine/row-table.ts'
import { checkInOfDay, sessionOfRow } from '~/data/mood-logs.ts'
import { coinSitsOf } from '~/data/practice/coin-sits.ts'
import { dayCountsOf } from '~/data/practice/day-counts.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { momentsOf } from '~/data/practice/moments.ts'
import { localDay } from '~/domain/day/local-day.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const DAY = localDay('2026-03-04')
const SINCE = localDay('2026-03-01')
const AT = '2026-03-04T10:00:00.123456Z'
const HEARD = '/recordings/yaman-10.mp3?by=coin'

const SESSION: Row = [ID, 'session_complete', DAY, 600, AT, 10, 'Yaman', HEARD, 1]
const CHECK_IN: Row = [ID, '4', DAY, 610, AT, null, null, null, 1]
const ENTRY: Row = [ID, 'Rain.', 3, DAY, 620, AT, AT, false, 1]

/** A row with something else in one of its columns. */
const odd = (row: Row, at: number, value: unknown): Row =>
  row.map((held, index) => (index === at ? value : held))

test('sound rows are read with columns that a newer version has added before the number', () => {
  const newer = (row: Row) => [...row.slice(0, -1), 'of a newer version', 7]
  const [logs, entries] = [[SESSION, CHECK_IN].map(newer), [newer(ENTRY)]]
  const none = { raga: null, minutes: null, heard: null }
  expect(momentsOf(logs, entries)).toEqual([
    {
      kind: 'session',
      day: DAY,
      minute: 600,
      mood: null,
      raga: 'Yaman',
      minutes: 10,
      heard: HEARD,
    },
    { kind: 'check-in', day: DAY, minute: 610, mood: 4, ...none },
    { kind: 'entry', day: DAY, minute: 620, mood: 3, ...none },
  ])
  expect(insightOf(logs, entries, SINCE).moments.map(({ kind }) => kind)).toEqual([
    'session',
    'check-in',
    'entry',
  ])
  expect(coinSitsOf(logs, SINCE)).toEqual([{ day: DAY, minute: 600, side: 'one-raga' }])
  expect(checkInOfDay(logs, DAY)).toEqual({
    id: ID,
    mood: 4,
    day: DAY,
    minute: 610,
    at: '2026-03-04T10:00:00.123Z',
  })
})

test.each<[string, Row]>([
  ['of a kind that is none', odd(SESSION, 1, 'session_begun')],
  ['of a day that is none', odd(SESSION, 2, '2026-02-30')],
  ['at a minute that is none', odd(SESSION, 3, 1440)],
  ['at half a minute', odd(SESSION, 3, 0.5)],
  ['of no time at all', odd(SESSION, 5, 0)],
  ['of more than a day', odd(SESSION, 5, 1441)],
  ['of a raga that is no text', odd(SESSION, 6, 7)],
  ['of something heard that is no text', odd(SESSION, 7, {})],
  ['without its columns', []],
])('a session %s is left out', (_, row) => {
  expect(sessionOfRow(row)).toBeNull()
  expect(momentsOf([row], [])).toEqual([])
  expect(insightOf([row], [], SINCE).moments).toEqual([])
  expect(coinSitsOf([row], SINCE)).toEqual([])
})

test.each<[string, Row]>([
  ['of a mood that is none', odd(CHECK_IN, 1, '6')],
  ['of no mood', odd(CHECK_IN, 1, null)],
  ['of a day that is none', odd(CHECK_IN, 2, '04.03.2026')],
  ['at a minute before the day', odd(CHECK_IN, 3, -1)],
  ['at an instant that is none', odd(CHECK_IN, 4, 'today')],
  ['without an id', odd(CHECK_IN, 0, null)],
])('a check-in %s is left out', (_, row) => {
  expect(checkInOfDay([row], DAY)).toBeNull()
  expect(momentsOf([row], [])).toEqual([])
  expect(insightOf([row], [], SINCE).moments).toEqual([])
})

test.each<[string, Row]>([
  ['of a mood that is none', odd(ENTRY, 2, 0)],
  ['of a day that is none', odd(ENTRY, 3, '2026-13-01')],
  ['at a minute that is none', odd(ENTRY, 4, 1440)],
  ['at no number', odd(ENTRY, 4, Number.NaN)],
])('an entry %s is left out', (_, row) => {
  expect(momentsOf([], [row])).toEqual([])
  expect(insightOf([], [row], SINCE).moments).toEqual([])
})

test('of two check-ins of a day the later stands, and none of another day', () => {
  const later = [odd(CHECK_IN, 1, '2'), '2026-03-04T11:00:00.000Z'] as const
  const second = odd(odd(later[0], 4, later[1]), 0, ID.replace('7', '8'))
  for (const rows of [
    [CHECK_IN, second],
    [second, CHECK_IN],
  ]) {
    expect(checkInOfDay(rows, DAY)).toMatchObject({ mood: 2, at: later[1] })
  }
  expect(checkInOfDay([CHECK_IN], localDay('2026-03-05'))).toBeNull()
  expect(checkInOfDay([SESSION], DAY)).toBeNull()
  expect(checkInOfDay([odd(CHECK_IN, 0, ID.slice(1))], DAY)).toBeNull()
})

test('the counts of a day are those of its check-in, its sessions and its entries, oldest first', () => {
  const logs = new Map([
    [
      '2026-03',
      [
        [4, 2, 5, 30, 1, 1],
        [6, 0, 3, 0, 0, 0],
      ],
    ],
    ['2025-12', [[31, 1, 0, 10, 0, 0]]],
  ])
  const entries = new Map([
    [
      '2026-03',
      [
        [4, 3],
        [5, 1],
      ],
    ],
  ])
  const none = { sessions: 0, backdated: 0, checkIn: null, entries: 0, morningSessions: 0 }
  expect(dayCountsOf(logs, entries)).toEqual([
    { ...none, day: '2025-12-31', sessions: 1, minutes: 10 },
    {
      day: '2026-03-04',
      sessions: 2,
      backdated: 1,
      checkIn: 5,
      entries: 3,
      morningSessions: 1,
      minutes: 30,
    },
    { ...none, day: '2026-03-05', entries: 1, minutes: 0 },
    { ...none, day: '2026-03-06', checkIn: 3, minutes: 0 },
  ])
})

test('a day that is none, and counts that are none, are left out', () => {
  const odds: readonly (readonly number[])[] = [
    [31, 1, 0, 10, 0, 0],
    [0, 1, 0, 10, 0, 0],
    [1.5, 1, 0, 10, 0, 0],
    [2, -1, 0, 10, 0, 0],
    [3, 1, 0, Number.NaN, 0, 0],
    ['x' as unknown as number, 1],
    [5, 1, 9, 10, 0, 0],
  ]
  const lists = new Map([
    ['2026-02', odds],
    ['a month', [[1, 1]]],
  ])
  // A mood that is none is no check-in of its day.
  expect(dayCountsOf(lists, new Map([['2026-02', [[30, 1]]]]))).toMatchObject([
    { day: '2026-02-05', sessions: 1, checkIn: null, minutes: 10 },
  ])
})
