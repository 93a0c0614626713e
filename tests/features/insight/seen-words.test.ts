import { expect, test } from 'vitest'
import { hoursSeen, overTimeSeen, weekdaysSeen } from '~/features/insight/seen-words.ts'

test('what is seen names the mood near which most lie, and no difference', () => {
  expect(overTimeSeen([3.2, null, 2.9, 1.4])).toBe('Up and down, mostly around Neutral')
  expect(overTimeSeen([3.6, 4.4])).toBe('Around Happy all along')
  expect(weekdaysSeen([3, 3.2, 2.8])).toBe('Every weekday lies near Neutral')
  expect(weekdaysSeen([3, 3.2, 1.8])).toBe('Most weekdays lie near Neutral')
  expect(hoursSeen([null, 3, 3.4])).toBe('Close to Neutral at every hour')
  expect(hoursSeen([2, 2.1, 3])).toBe('Close to Sad at most hours')
})

test('without means nothing is seen', () => {
  expect(overTimeSeen([null])).toBe('No check-in yet')
  expect(weekdaysSeen([])).toBe('Too early to tell')
  expect(hoursSeen([null])).toBe('Too early to tell')
})
