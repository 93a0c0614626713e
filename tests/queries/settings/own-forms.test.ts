import { afterEach, expect, test } from 'vitest'
import { WEEKDAYS, weekInOrder } from '~/domain/day/calendar-day.ts'
import { timeOfMinute } from '~/domain/day/day-words.ts'
import { timeAt } from '~/domain/panchang/place-clock.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { isTwelveHours, ownEnglish, ownWeekStart } from '~/lib/words/own-english.ts'

afterEach(() => localStorage.clear())

const NOON = Date.UTC(2026, 2, 4, 14, 32)

test('the clock that a person chose is that of every time, and of every language', () => {
  ownSettings.choose('clock', '24')
  expect([timeOfMinute(14 * 60 + 32), timeAt('UTC', NOON), isTwelveHours()]).toEqual([
    '14:32',
    '14:32',
    false,
  ])
  expect(ownEnglish(['en-US'])).toBe('en-US-u-hc-h23')
  ownSettings.choose('clock', '12')
  expect(timeOfMinute(14 * 60 + 32)).toMatch(/^2:32.pm$/i)
  expect(timeAt('UTC', NOON)).toMatch(/^2:32.pm$/i)
  expect(ownEnglish(['de-DE'])).toBe('en-GB-u-hc-h12')
  ownSettings.choose('clock', '36')
  expect(ownEnglish(['de-DE'])).toBe('en-GB-u-hc-h23')
})

test('the week begins with the day that a person chose, in every language', () => {
  ownSettings.choose('week', '6')
  expect(ownWeekStart(['de-DE'])).toBe(6)
  expect(WEEKDAYS[weekInOrder()[0] ?? 0]).toBe('Saturday')
  for (const wrong of ['7', '-1', '1.5', '', 'Monday']) {
    ownSettings.choose('week', wrong)
    expect(ownWeekStart(['de-DE']), wrong).toBe(1)
  }
})
