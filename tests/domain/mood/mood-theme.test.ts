import { expect, test } from 'vitest'
import { moodTheme } from '~/domain/mood/mood-theme.ts'

const NAMES = ['calm', 'joyful', 'sad', 'angry', 'anxious', 'grateful', 'excited'] as const

test.each(NAMES)('the theme %s has its own words', (name) => {
  const theme = moodTheme(name)
  expect(theme.name).toBe(name)
  const others = NAMES.filter((other) => other !== name).map(moodTheme)
  for (const part of ['affirmation', 'title', 'description', 'quote'] as const) {
    expect(theme[part]).not.toBe('')
    expect(others.map((other) => other[part])).not.toContain(theme[part])
  }
})

test('the points of the scale lead to themes, as numbers and as digits', () => {
  expect([1, 2, 3, 4, 5].map((value) => moodTheme(value).name)).toEqual([
    'sad',
    'sad',
    'calm',
    'joyful',
    'excited',
  ])
  expect(moodTheme('5').name).toBe('excited')
})

test('a mood leads to its theme in capitals too', () => {
  expect(moodTheme('Grateful').name).toBe('grateful')
})

test.each(['melancholy', '', 0, 6, 2.5, {}, [], true, 'constructor', 'toString'])(
  'an unknown mood (%s) is calm',
  (mood) => {
    expect(moodTheme(mood)).toEqual(moodTheme('calm'))
  },
)

test.each([null, undefined])(
  'a missing mood (%s) is calm under the title Loving Kindness',
  (mood) => {
    expect(moodTheme(mood)).toEqual({ ...moodTheme('calm'), title: 'Loving Kindness' })
  },
)
