import { describe, expect, test } from 'vitest'
import { daysInWords, motivationalMessage, streakMessage } from '~/domain/practice/streak-words.ts'

/** The lengths at which the words change. */
function thresholdsOf(message: (streak: number) => string): number[] {
  const lengths = Array.from({ length: 400 }, (_, streak) => streak)
  return lengths.filter((streak) => streak > 0 && message(streak) !== message(streak - 1))
}

describe.each([
  ['the streak message', streakMessage, [1, 4, 7]],
  ['the motivational message', motivationalMessage, [1, 3, 7, 14, 30]],
] as const)('the words for a streak: %s', (_name, message, thresholds) => {
  test('the words for a streak change at their thresholds and nowhere else', () => {
    expect(thresholdsOf(message)).toEqual(thresholds)
  })

  test('the words for a streak never shout and never scold', () => {
    for (const streak of [0, ...thresholds]) {
      expect(message(streak)).toMatch(/^[A-Z][^!]+\.$/)
      expect(message(streak)).not.toMatch(/broke|lost|miss|fail|should|must|only|risk/i)
    }
  })
})

test('the words for a streak of one day use the singular', () => {
  expect([0, 1, 2].map(daysInWords)).toEqual(['0 days', '1 day', '2 days'])
})
