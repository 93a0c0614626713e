import { expect, test } from 'vitest'
import type { MyRow, MyRows } from '~/domain/my-data/my-data.ts'
import { newcomersOf } from '~/domain/my-data/rows-to-import.ts'

const NOTHING: MyRows = {
  mood_logs: [],
  journal_entries: [],
  user_astro_profiles: [],
  favourites: [],
  rest_days: [],
  celebrations: [],
  japa: [],
  settings: [],
  kept_charts: [],
  personal_recordings: [],
}
const log = (id: string, local_date: string, emotion_label = 'Happy'): MyRow => ({
  id,
  local_date,
  emotion_label,
})
const ofLogs = (file: MyRow[], held: MyRow[]) =>
  newcomersOf({ ...NOTHING, mood_logs: file }, { ...NOTHING, mood_logs: held })[0]

test('all imported rows are new for a person without rows, and none is new the second time', () => {
  const all: MyRows = {
    mood_logs: [log('a', '2026-03-01')],
    journal_entries: [{ id: 'e' }],
    user_astro_profiles: [{ birth_place: 'Pune' }],
    favourites: [{ item: 'day-1' }],
    rest_days: [{ local_date: '2026-03-01' }],
    celebrations: [{ achievement: 'first-sit' }],
    japa: [{ mantra: 'shiva', local_date: '2026-03-01' }],
    settings: [{ setting: 'theme' }],
    kept_charts: [{ id: 'c' }],
    personal_recordings: [{ id: 'r' }],
  }
  expect(newcomersOf(all, NOTHING).map(({ fresh }) => fresh)).toEqual(Array(10).fill(1))
  expect(newcomersOf(all, all).map(({ all: count, fresh }) => [count, fresh])).toEqual(
    Array(10).fill([1, 0]),
  )
})

test('a day that has a check-in takes no other, but any session', () => {
  const held = [log('a', '2026-03-01')]
  expect(ofLogs([log('b', '2026-03-01')], held)).toEqual({
    kind: 'mood_logs',
    all: 1,
    fresh: 0,
    rows: [],
  })
  expect(ofLogs([log('b', '2026-03-02')], held)?.fresh).toBe(1)
  expect(ofLogs([log('b', '2026-03-01', 'Meditation Session')], held)?.fresh).toBe(1)
  expect(ofLogs([log('a', '2026-03-09', 'Meditation Session')], held)?.fresh).toBe(0)
})

test('a row that is twice in the file is counted as new once', () => {
  expect(ofLogs([log('a', '2026-03-01'), log('b', '2026-03-01')], [])).toEqual({
    kind: 'mood_logs',
    all: 2,
    fresh: 1,
    rows: [log('a', '2026-03-01')],
  })
})

test('rows that the database would refuse are reported before they are sent', () => {
  const sessions = (count: number, day = '2026-03-01') =>
    Array.from({ length: count }, (_, n) => log(`${day} ${n}`, day, 'Meditation Session'))
  const days = (count: number) => Array.from({ length: count }, (_, n) => log(`d${n}`, `day ${n}`))
  expect(ofLogs(sessions(400), [])?.tooMany).toBeUndefined()
  expect(ofLogs(sessions(401), [])?.tooMany).toBe('in-a-day')
  expect(ofLogs([log('one', '2026-03-01')], sessions(400))?.tooMany).toBe('in-a-day')
  expect(ofLogs([log('one', '2026-03-02')], sessions(400))?.tooMany).toBeUndefined()
  expect(ofLogs(days(80_000), days(79_999))?.tooMany).toBeUndefined()
  expect(ofLogs(days(80_000), [log('other', 'another')])?.tooMany).toBe('in-all')
  expect(ofLogs(days(80_000), days(80_000))?.tooMany).toBeUndefined()
})

test.each([
  ['kept_charts', 100],
  ['personal_recordings', 500],
  ['journal_entries', 80_000],
] as const)('of %s the database holds %i', (kind, most) => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `row ${n}` }))
  const of = (count: number, held: MyRow[]) =>
    newcomersOf({ ...NOTHING, [kind]: rows(count) }, { ...NOTHING, [kind]: held }).find(
      (newcomers) => newcomers.kind === kind,
    )
  expect(of(most, [])?.tooMany).toBeUndefined()
  expect(of(most + 1, [])?.tooMany).toBe('in-all')
  expect(of(most, rows(most))).toEqual({ kind, all: most, fresh: 0, rows: [] })
  expect(of(most, [{ id: 'another' }])?.tooMany).toBe('in-all')
})
