import { expect, test } from 'vitest'
import { saidMood } from '~/domain/mood/mood-theme.ts'

test.each([
  ['happy', 4, 'joyful'],
  ['sad', 2, 'sad'],
  ['angry', 2, 'angry'],
  ['anxious', 2, 'anxious'],
  ['excited', 5, 'excited'],
  ['calm', 3, 'calm'],
  ['grateful', 4, 'grateful'],
  ['loved', 4, 'grateful'],
  ['relaxed', 3, 'calm'],
])('the journal word %s is %i of the scale with the theme %s', (word, value, theme) => {
  expect(saidMood(word)).toEqual({ value, theme })
})

test.each([
  ['Very Sad', 1, 'sad'],
  ['Sad', 2, 'sad'],
  ['Neutral', 3, 'calm'],
  ['Happy', 4, 'joyful'],
  ['Very Happy', 5, 'excited'],
  ['joyful', 4, 'joyful'],
])('the word %s is %i with the theme %s', (word, value, theme) => {
  expect(saidMood(word)).toEqual({ value, theme })
})

test('a point of the scale is read as a number and as a digit', () => {
  expect([1, 2, 3, 4, 5].map((value) => saidMood(value)?.value)).toEqual([1, 2, 3, 4, 5])
  expect(['1', '5'].map((digit) => saidMood(digit)?.value)).toEqual([1, 5])
})

test('capitals and space around a word do not matter', () => {
  expect(saidMood(' GRATEFUL ')).toEqual({ value: 4, theme: 'grateful' })
})

test.each([0, 6, 2.5, '6', 'furious', '', {}, [2], true, null, undefined, 'constructor'])(
  'the word %s is not a mood',
  (mood) => {
    expect(saidMood(mood)).toBeUndefined()
  },
)
