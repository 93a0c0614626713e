import { expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import {
  coordinateWords,
  halfDayWords,
  lengthWords,
  localWords,
  offsetWords,
  utcWords,
} from '~/features/astrology/birth/birth-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

test.each([
  ['00:00', 'Midnight, as the day begins'],
  ['00:30', '12:30 am'],
  ['05:40', '5:40 am'],
  ['12:00', 'Noon'],
  ['12:30', '12:30 pm'],
  ['17:40', '5:40 pm'],
])('the words for %s are %s', (time, words) => {
  expect(halfDayWords(time)).toBe(words)
})

test('coordinates have their side of the globe', () => {
  expect(coordinateWords(18.5196, 73.8554)).toBe('18.5196° N, 73.8554° E')
  expect(coordinateWords(-33.45, -70.66666)).toBe('33.4500° S, 70.6667° W')
  expect(coordinateWords(-0.000_01, -0.000_04)).toBe('0.0000° N, 0.0000° E')
})

test('an instant shows its seconds only where it has some', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  expect(utcWords(Date.UTC(1991, 1, 28, 0, 10) as UtcMilliseconds)).toBe('28 Feb 1991, 00:10 UTC')
  expect(utcWords(Date.UTC(1905, 11, 20, 0, 53, 50) as UtcMilliseconds)).toBe(
    '20 Dec 1905, 00:53:50 UTC',
  )
})

test('local time and Universal Time are written alike, in the English of the person', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  const birth = { date: localDay('1991-02-28'), time: '17:40' }
  expect(localWords(birth)).toBe('Feb 28, 1991, 17:40')
  expect(utcWords(Date.UTC(1991, 1, 28, 0, 10) as UtcMilliseconds)).toBe('Feb 28, 1991, 00:10 UTC')
})

test.each([
  [19_800, 'UTC+05:30'],
  [0, 'UTC+00:00'],
  [-1521, 'UTC−00:25:21'],
])('an offset of %d s is %s', (seconds, words) => {
  expect(offsetWords(seconds)).toBe(words)
})

test.each([
  [3600, '1 hour'],
  [5400, '1 hour 30 minutes'],
  [530, '8 minutes 50 seconds'],
])('%d s are %s', (seconds, words) => {
  expect(lengthWords(seconds)).toBe(words)
})
