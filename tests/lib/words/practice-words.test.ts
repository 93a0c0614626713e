import { describe, expect, test } from 'vitest'
import {
  completionWords,
  daysInWords,
  motivationalMessage,
  streakMessage,
} from '~/lib/words/practice-words.ts'

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

test.each([
  [0, 0, 'Counted from your first day.'],
  [1, 1, '1 of the one day since you began'],
  [1, 2, '1 of the 2 days since you began'],
  [2, 10, '2 of the 10 days since you began'],
  [1, 89, '1 of the 89 days since you began'],
  [1, 90, '1 of the last 90 days'],
])('%d completed days of %d are told: %s', (days, of, words) => {
  expect(completionWords({ days, of }, 90)).toBe(words)
})
