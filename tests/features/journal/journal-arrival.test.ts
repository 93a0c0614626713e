import { expect, test } from 'vitest'
import { journalArrival } from '~/features/journal/journal-arrival.ts'

test.each([
  ['happy', 4],
  ['sad', 2],
  ['angry', 2],
  ['anxious', 2],
  ['excited', 5],
  ['calm', 3],
  ['grateful', 4],
  ['loved', 4],
  ['relaxed', 3],
  ['Very Happy', 5],
  [1, 1],
])('the mood %s that was passed on is %i of the scale', (mood, value) => {
  expect(journalArrival({ mood })).toEqual({ sessionTitle: null, mood: value })
})

test.each(['furious', 6, {}, null, undefined])(
  'the mood %s that was passed on is ignored',
  (mood) => {
    expect(journalArrival({ sessionTitle: 'Desh', mood })).toEqual({
      sessionTitle: 'Desh',
      mood: null,
    })
  },
)

test('a title has at most 200 letters, and no half of one', () => {
  expect(journalArrival({ sessionTitle: 'x'.repeat(200) }).sessionTitle).toHaveLength(200)
  expect(journalArrival({ sessionTitle: 'x'.repeat(201) }).sessionTitle).toBeNull()
  expect(journalArrival({ sessionTitle: ' Desh\ud83d ' }).sessionTitle).toBe('Desh\ufffd')
})

test('a mood that was not chosen is left out, even with a mood name', () => {
  const state = { sessionTitle: 'Desh', mood: 'calm', isMoodChosen: false }
  expect(journalArrival(state)).toEqual({ sessionTitle: 'Desh', mood: null })
})
