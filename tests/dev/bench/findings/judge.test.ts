import { describe, expect, test } from 'vitest'
import { judge, summary } from '~dev/bench/findings/judge.ts'
import { LEAST_PAGE_MS, machineWith, UNKNOWN_MACHINE } from '~dev/bench/findings/machine.ts'
import { median, type Row } from '~dev/bench/findings/row.ts'

const quick: Row = { name: 'a quick task', value: 90, unit: 'ms', most: 100 }
const slow: Row = { ...quick, name: 'a slow task', value: 150 }
const small: Row = { name: 'a small reply', value: 15_000, unit: 'bytes', most: 15_000 }
const fast: Row = { name: 'a fast composer', value: 31, unit: '× real time', least: 30 }

const missedOf = (rows: readonly Row[], machine = UNKNOWN_MACHINE) => judge(rows, machine).missed

test('rows that reach what is wanted hold, and those that do not are named', () => {
  expect(missedOf([quick, small, fast])).toEqual([])
  const large = { ...small, name: 'a large reply', value: 15_001 }
  const lame = { ...fast, name: 'a lame composer', value: 29 }
  expect(missedOf([quick, slow, small, large, fast, lame])).toEqual([
    'a slow task',
    'a large reply',
    'a lame composer',
  ])
})

test('a row that measured nothing misses', () => {
  const value = median([])
  expect(
    missedOf([
      { ...quick, value },
      { ...fast, value },
    ]),
  ).toHaveLength(2)
})

test('a row of a system that does not tell it neither holds nor misses, and says so', () => {
  const { lines, measured, missed } = judge([{ ...small, value: null }], UNKNOWN_MACHINE)
  expect({ measured, missed }).toEqual({ measured: 0, missed: [] })
  expect(lines.join()).toContain('not measured')
})

describe('limits in time', () => {
  test.each([
    [1, ['a slow task']],
    [1.4, ['a slow task']],
    [1.6, []],
  ])('are those of a machine that is %s times slower', (times, missed) => {
    expect(missedOf([slow], machineWith(times * LEAST_PAGE_MS))).toEqual(missed)
  })

  test('are doubled at most, however slow the least page was', () => {
    const machine = machineWith(9 * LEAST_PAGE_MS)
    expect(machine.slower).toBe(2)
    expect(machine.told).toMatch(/takes 9\.00 times .* no more than 2 .* multiplied by 2\.00/)
    expect(missedOf([{ ...quick, value: 201 }], machine)).toEqual(['a quick task'])
  })

  test('do not change what is no time', () => {
    const large = { ...small, value: 15_001 }
    expect(missedOf([large], machineWith(2 * LEAST_PAGE_MS))).toEqual(['a small reply'])
  })

  test('stand beside the value in multiples of the least page', () => {
    const second = { ...quick, value: 1.165, unit: 's', most: 2, digits: 2 }
    const { lines } = judge([second], machineWith(LEAST_PAGE_MS))
    expect(lines.join()).toContain('1.17 s, 1.00 of the least page (wanted: at most 2.00)')
  })
})

test('a bench that wants what nothing reaches names every row', () => {
  const still = { ...small, name: 'no update', value: 0, most: 0 }
  const rows = [quick, small, fast, still]
  expect(judge(rows, UNKNOWN_MACHINE, true).missed).toEqual(rows.map(({ name }) => name))
})

test('the last line counts the rows, and names those that missed', () => {
  expect(summary({ measured: 3, missed: [] })).toBe('All 3 rows hold.')
  expect(summary({ measured: 3, missed: ['one', 'another'] })).toBe(
    '2 of 3 rows missed what is wanted: one; another',
  )
})
