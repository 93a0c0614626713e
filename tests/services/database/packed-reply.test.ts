import { expect, test } from 'vitest'
import { unpacked } from '~/services/database/packed-reply.ts'

test('records have their names once and come back whole', () => {
  const packed = {
    columns: ['id', 'mood', 'minute'],
    rows: [
      ['a', 3, null],
      ['b', 4, 0],
    ],
  }
  expect(unpacked(packed)).toEqual([
    { id: 'a', mood: 3, minute: null },
    { id: 'b', mood: 4, minute: 0 },
  ])
})

test('the days of a year come back in their order', () => {
  const packed = {
    days: [
      ['2025', '12301231'],
      ['2026', '0101'],
    ],
  }
  expect(unpacked(packed)).toEqual(['2025-12-30', '2025-12-31', '2026-01-01'])
  expect(unpacked({ days: [] })).toEqual([])
})

test.each([
  [null],
  [7],
  ['2026-01-01'],
  [[]],
  [['2026-01-01']],
  [[[0, '2026-01-01', null]]],
  [{ id: 'a', mood: 3 }],
  [{ columns: ['id'] }],
  [{ columns: 'id', rows: [['a']] }],
  [{ days: '0101' }],
])('%j is returned unchanged', (reply) => {
  expect(unpacked(reply)).toEqual(reply)
})

test('a part that does not fit is left for who reads the reply', () => {
  expect(unpacked({ columns: ['id', 'mood'], rows: [['a'], 'b', null] })).toEqual([
    ['a'],
    'b',
    null,
  ])
  const packed = { days: [['2026', 101], null, ['2026', '01011']] }
  expect(unpacked(packed)).toEqual([null, null, '2026-01-01', '2026-1-'])
})

test('no name of a column reaches the prototype of a record', () => {
  const [record] = unpacked({ columns: ['__proto__'], rows: [[{ isPolluted: true }]] }) as object[]
  expect(Reflect.get(record ?? {}, 'isPolluted')).toBeUndefined()
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
})

test('lists nested too deeply to become text are no names and no year', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(() => String(deep)).toThrow(RangeError)
  expect(unpacked({ days: [[deep, '0101']] })).toEqual([null])
  const named = { columns: [deep], rows: [['a']] }
  expect(unpacked(named)).toBe(named)
})
