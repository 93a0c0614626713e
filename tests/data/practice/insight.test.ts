import { expect, test } from 'vitest'
import type { Row } from '~/data/engine/row-table.ts'
import { insightOf } from '~/data/practice/insight.ts'
import { localDay } from '~/domain/day/local-day.ts'

const SINCE = localDay('2026-03-01')
const AT = '2026-03-04T10:00:00.000000Z'

const log = (emotion: string, day: string, minute: number | null): Row => [
  `${emotion} ${day}`,
  emotion,
  day,
  minute,
  AT,
  null,
  emotion === 'session_complete' ? 'Yaman' : null,
  null,
  1,
]
const entry = (day: string, minute: number | null): Row => [
  day,
  null,
  4,
  day,
  minute,
  AT,
  AT,
  false,
  1,
]

test('Insight holds every check-in, and the sessions and entries of the days it compares, by the clock', () => {
  const logs = [
    log('session_complete', '2026-03-02', 600),
    log('session_complete', '2026-02-28', 600),
    log('2', '2026-03-02', 480),
    log('5', '2016-02-29', 1439),
    log('session', '2026-03-01', null),
  ]
  const entries = [entry('2026-03-01', 30), entry('2026-02-28', 30)]
  const { moments, since } = insightOf(logs, entries, SINCE)
  expect(moments).toEqual([
    { kind: 'check-in', day: '2016-02-29', minute: 1439, mood: 5, raga: null },
    { kind: 'session', day: '2026-03-01', minute: null, mood: null, raga: null },
    { kind: 'entry', day: '2026-03-01', minute: 30, mood: 4, raga: null },
    { kind: 'check-in', day: '2026-03-02', minute: 480, mood: 2, raga: null },
    { kind: 'session', day: '2026-03-02', minute: 600, mood: null, raga: 'Yaman' },
  ])
  expect(since).toBe(SINCE)
})

test('an entry of which only the day is known says no mood', () => {
  expect(insightOf([], [entry('2026-03-02', null)], SINCE).moments).toEqual([])
})
