import { expect, test } from 'vitest'
import {
  breathAt,
  breathFill,
  breathOf,
  breathSeconds,
  breathText,
} from '~/lib/breath/breath-pattern.ts'

const LONGER_OUT = { in: 4, full: 0, out: 6, empty: 0 }
const EVEN = { in: 4, full: 4, out: 4, empty: 4 }

test.each([
  ['4-0-6-0', LONGER_OUT, 10],
  ['4-4-4-4', EVEN, 16],
  ['20-20-20-20', { in: 20, full: 20, out: 20, empty: 20 }, 80],
] as const)('%s is a pattern, and its text', (text, pattern, seconds) => {
  expect(breathOf(text)).toEqual(pattern)
  expect(breathText(pattern)).toBe(text)
  expect(breathSeconds(pattern)).toBe(seconds)
})

test.each([
  '',
  '4-6',
  '4-0-6',
  '4-0-6-0-0',
  '04-0-6-0',
  '1-0-6-0',
  '4-0-1-0',
  '4-21-6-0',
  '21-0-6-0',
  '4-0-6--1',
  '4.5-0-6-0',
  ' 4-0-6-0',
  'in-0-out-0',
])('"%s" is no pattern', (text) => {
  expect(breathOf(text)).toBeNull()
})

test.each([
  [0, 'in', 0, 4],
  [3.5, 'in', 3.5, 0.5],
  [4, 'out', 0, 6],
  [9.9, 'out', 5.9, 0.1],
  [10, 'in', 0, 4],
  [-1, 'out', 5, 1],
] as const)('after %s s of 4-0-6-0 the part is "%s"', (seconds, part, since, left) => {
  const moment = breathAt(LONGER_OUT, seconds)
  expect(moment.part).toBe(part)
  expect(moment.since).toBeCloseTo(since, 9)
  expect(moment.left).toBeCloseTo(left, 9)
})

test('the parts of 4-4-4-4 follow each other', () => {
  expect([1, 5, 9, 13, 17].map((seconds) => breathAt(EVEN, seconds).part)).toEqual([
    'in',
    'full',
    'out',
    'empty',
    'in',
  ])
})

test('the breath fills, stays, empties and stays, without a jump', () => {
  expect([0, 4, 6, 8, 12, 15.99].map((seconds) => breathFill(EVEN, seconds))).toEqual([
    0, 1, 1, 1, 0, 0,
  ])
  expect(breathFill(EVEN, 2)).toBeCloseTo(0.5, 9)
  for (const pattern of [LONGER_OUT, EVEN]) {
    for (let at = 0; at < 40; at += 0.01) {
      const step = breathFill(pattern, at + 0.01) - breathFill(pattern, at)
      expect(Math.abs(step)).toBeLessThan(0.01)
    }
  }
})
