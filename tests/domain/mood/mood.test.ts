import { expect, test } from 'vitest'
import { isMoodValue, MOODS, type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'

test('the mood scale runs from Very Sad to Very Happy', () => {
  expect(MOODS.map(({ value, word }) => `${value} ${word}`)).toEqual([
    '1 Very Sad',
    '2 Sad',
    '3 Neutral',
    '4 Happy',
    '5 Very Happy',
  ])
})

test('every mood has its own emoji, description and colour', () => {
  for (const field of ['emoji', 'description', 'tone'] as const) {
    expect(new Set(MOODS.map((mood) => mood[field])).size).toBe(5)
  }
})

test('a mood is found by its value, and only by a value of the scale', () => {
  for (const mood of MOODS) expect(moodOf(mood.value)).toBe(mood)
  expect(() => moodOf(6 as MoodValue)).toThrow(new RangeError('Not a mood: 6'))
})

test.each([0, 6, 2.5, -1, Number.NaN, '3', null, undefined, {}, true])(
  'the value %s is not a mood',
  (value) => {
    expect(isMoodValue(value)).toBe(false)
  },
)

test('low moods are met with Karuna, the middle with Shantha, high ones with Shringara', () => {
  expect(MOODS.map(({ value }) => moodCategoryOf(value))).toEqual([
    'Karuna',
    'Karuna',
    'Shantha',
    'Shringara',
    'Shringara',
  ])
})
