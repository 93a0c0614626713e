import { expect, test } from 'vitest'
import { partOfDay } from '~/domain/day/greeting.ts'

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('the greeting at %d hours is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
