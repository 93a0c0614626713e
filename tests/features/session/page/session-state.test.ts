import { describe, expect, test } from 'vitest'
import { sessionState } from '~/features/session/page/session-state.ts'

const NOTHING = { asked: null, mood: undefined }

describe('the state that the page before passes on', () => {
  test('the state that the page before passes on is read as the dashboard sends it', () => {
    const state = {
      title: 'Deep Water',
      audioUrl: '/recordings/x.mp3',
      sessionId: 'day-5',
      mood: 4,
    }
    expect(sessionState(state)).toEqual({
      asked: { id: 'day-5', title: 'Deep Water', audioUrl: '/recordings/x.mp3' },
      mood: { value: 4, theme: 'joyful' },
    })
  })

  test('the state that the page before passes on is read as the check-in passes it on', () => {
    const sessionData = {
      sessionId: 'day-5',
      title: 'Deep Water',
      audioUrl: 'https://media.example.org/x.mp3',
      raag: 'Malkauns',
      moodCategory: 'Shantha',
      minutes: 10,
      description: null,
      dayNumber: 5,
    }
    expect(sessionState({ sessionData, mood: null })).toEqual({
      asked: {
        id: 'day-5',
        title: 'Deep Water',
        audioUrl: 'https://media.example.org/x.mp3',
        raga: 'Malkauns',
        moodCategory: 'Shantha',
        minutes: 10,
      },
      mood: null,
    })
  })

  test('the outer values of the state replace the inner ones', () => {
    const state = { title: 'Outer', sessionData: { title: 'Inner', raag: 'Desh' } }
    expect(sessionState(state).asked).toEqual({ title: 'Outer', raga: 'Desh' })
  })
})

describe('a state made by hand', () => {
  test.each([null, undefined, 'text', 7, [], {}, { other: 1 }])(
    'a state made by hand, %j, is ignored',
    (state) => {
      expect(sessionState(state)).toEqual(NOTHING)
    },
  )

  test.each([
    { title: 'X', audioUrl: 'javascript:alert(1)' },
    { title: 'X', audioUrl: 'data:audio/mpeg;base64,AA' },
    { title: 'X', audioUrl: '//example.org/x.mp3' },
    { title: 'X', audioUrl: 7 },
    { title: { toString: 'x' } },
    { title: '   ' },
    { title: 'x'.repeat(201) },
    { sessionId: 12 },
    { sessionData: 'day-1' },
    { sessionData: { audioUrl: 'javascript:alert(1)' } },
    { sessionData: { moodCategory: 'Anger' } },
    { sessionData: { minutes: -5 } },
    { sessionData: { minutes: 1e9 } },
  ])('a state made by hand, %j, is dropped whole', (state) => {
    expect(sessionState({ ...state, mood: 2 })).toEqual({
      asked: null,
      mood: { value: 2, theme: 'sad' },
    })
  })

  test('half a surrogate pair in a title is replaced by a readable character', () => {
    expect(sessionState({ title: 'Sa \ud800' }).asked).toEqual({ title: 'Sa \ufffd' })
  })
})

describe('the mood', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['Very Happy', 5],
    ['very sad', 1],
  ])('the mood %j is %s', (mood, value) => {
    expect(sessionState({ mood }).mood?.value).toBe(value)
  })

  test('the mood of a skipped check-in is null', () => {
    expect(sessionState({ mood: null }).mood).toBeNull()
  })

  test.each(['angry', 'anxious', 'grateful', 'calm', 'joyful', 'sad', 'excited'])(
    'the mood %s has the theme of that name',
    (mood) => {
      expect(sessionState({ mood }).mood?.theme).toBe(mood)
      expect(sessionState({ moodData: { value: mood } }).mood?.theme).toBe(mood)
    },
  )

  test.each([
    'happy',
    'sad',
    'angry',
    'anxious',
    'excited',
    'calm',
    'grateful',
    'loved',
    'relaxed',
  ])('the journal word %s is a mood', (mood) => {
    expect(sessionState({ mood }).mood).toBeDefined()
  })

  test.each([0, 6, 2.5, '6', 'furious', {}, [], [2], true, Number.NaN])(
    'the mood %s is ignored as unknown',
    (mood) => {
      expect(sessionState({ mood }).mood).toBeUndefined()
    },
  )

  test('the mood comes from moodData when it has no field of its own', () => {
    expect(sessionState({ moodData: { value: 2, word: 'Sad' } }).mood?.value).toBe(2)
    expect(sessionState({ mood: 4, moodData: { value: 2 } }).mood?.value).toBe(4)
    expect(sessionState({ mood: null, moodData: { value: 2 } }).mood).toBeNull()
    expect(sessionState({ moodData: 'Sad' }).mood).toBeUndefined()
  })
})
