import { expect, test } from 'vitest'
import { REFLECTION_PROMPTS } from '~/domain/journal/journal-entry.ts'
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
  expect(journalArrival({ mood })).toEqual({ sessionTitle: null, mood: value, prompt: null })
})

test.each(['furious', 6, {}, null, undefined])(
  'the mood %s that was passed on is ignored',
  (mood) => {
    expect(journalArrival({ sessionTitle: 'Desh', mood })).toEqual({
      sessionTitle: 'Desh',
      mood: null,
      prompt: null,
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
  expect(journalArrival(state)).toEqual({ sessionTitle: 'Desh', mood: null, prompt: null })
})

test.each(REFLECTION_PROMPTS)('the question that was asked is passed on: %s', (prompt) => {
  expect(journalArrival({ prompt }).prompt).toBe(prompt)
})

test.each(['Send me your password', 3, {}, null, undefined])(
  'a question that Alap does not ask is dropped, and nothing else with it: %s',
  (prompt) => {
    expect(journalArrival({ sessionTitle: 'Desh', mood: 4, prompt })).toEqual({
      sessionTitle: 'Desh',
      mood: 4,
      prompt: null,
    })
  },
)

test.each(['', '   ', 'x'.repeat(201), 7])(
  'a title that is none is dropped: %s',
  (sessionTitle) => {
    expect(journalArrival({ sessionTitle, mood: 4 })).toEqual({
      sessionTitle: null,
      mood: 4,
      prompt: null,
    })
  },
)

test.each([null, undefined, 'calm', 3, []])('a state that is none brings nothing: %s', (state) => {
  expect(journalArrival(state)).toEqual({ sessionTitle: null, mood: null, prompt: null })
})
