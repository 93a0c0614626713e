import { expect, test } from 'vitest'
import { isSaKey, nearestSa, SA_KEYS, saHz, saName } from '~/domain/improvisation/sa.ts'

test('the pitches of Sa rise by equal semitones, with A at 220 Hz below the middle', () => {
  expect(saHz('a2')).toBeCloseTo(110, 2)
  expect(saHz('c3')).toBeCloseTo(130.81, 1)
  expect(saHz('g3')).toBeCloseTo(196, 1)
  expect(SA_KEYS.map(saHz)).toEqual(SA_KEYS.map(saHz).toSorted((a, b) => a - b))
})

test('a pitch of Sa is named as musicians write it', () => {
  expect(['gs2', 'b2', 'cs3', 'g3'].filter(isSaKey).map(saName)).toEqual(['G♯2', 'B2', 'C♯3', 'G3'])
  expect(['h3', 'g2', 'gs3', 'GS2', ''].filter(isSaKey)).toEqual([])
})

test.each([
  ['gs2', 'gs2'],
  ['CS3', 'cs3'],
  ['g3', 'g3'],
  ['g2', 'gs2'],
  ['c2', 'gs2'],
  ['a-1', 'gs2'],
  ['gs3', 'g3'],
  ['CS5', 'g3'],
  // What few write: an E sharp is an F, a B sharp the C above.
  ['es3', 'f3'],
  ['bs2', 'c3'],
])('the pitch nearest to %s that may be chosen is %s', (text, key) => {
  expect(nearestSa(text)).toBe(key)
})

test.each(['', 'h3', '3', 'c', 'cb3', 'css3', 'c100', ' c3'])('%j is no pitch', (text) => {
  expect(nearestSa(text)).toBeNull()
})
