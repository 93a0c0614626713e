import { expect, test } from 'vitest'
import { monthWords } from '~/features/panchang/month-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

test('a month is named by both reckonings, and an added or doubtful one says so', () => {
  const at = 0 as UtcMilliseconds
  const month = { adhika: false, twoSankrantis: false, newMoonBefore: at, newMoonAfter: at }
  expect(monthWords({ ...month, amanta: 9, purnimanta: 9 })).toBe('Pausha')
  expect(monthWords({ ...month, amanta: 9, purnimanta: 10 })).toBe(
    'Pausha, or Magha where months end at the full moon',
  )
  expect(monthWords({ ...month, amanta: 2, purnimanta: 2, adhika: true })).toBe('Adhika Jyeshtha')
  expect(monthWords({ ...month, amanta: 9, purnimanta: 9, twoSankrantis: true })).toMatch(/differ/)
})
