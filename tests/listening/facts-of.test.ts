import { expect, test } from 'vitest'
import { factsOf } from '~/listening/facts-of.ts'

test.each([
  [{ minutes: 10 }, 'Shantha', '10 min · Shantha'],
  [{ minutes: 10 }, null, '10 min'],
  [{ minutes: null }, 'Shantha', 'Shantha'],
  [{ minutes: null }, null, ''],
])('a length that is not known is left out of the facts: %o, %s', (recording, more, facts) => {
  expect(factsOf(recording, more)).toBe(facts)
})
