import { expect, test } from 'vitest'
import { groupedNumber } from '~/lib/words/grouped-number.ts'

test('a count has its thousands set apart, and a small one stays as it is', () => {
  expect([0, 999, 1000, 20_000, 1_234_567].map(groupedNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '20,000',
    '1,234,567',
  ])
})
