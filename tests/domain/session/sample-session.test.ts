import { expect, test } from 'vitest'
import { MOODS } from '~/domain/mood/mood.ts'
import { recommendedSession, SAMPLE_SESSIONS } from '~/domain/session/sample-session.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

test('three sessions of ten, fifteen and twenty minutes are built in', () => {
  expect(SAMPLE_SESSIONS.map(({ title, minutes }) => `${title} ${minutes}`)).toEqual([
    'Morning Calm 10',
    'Stress Relief 15',
    'Deep Focus 20',
  ])
})

test('each is the recording of its raga and its length', () => {
  for (const { raag, minutes, audioUrl } of SAMPLE_SESSIONS) {
    expect(audioUrl).toBe(`/recordings/${ragaNamed(raag)?.id}-${minutes}.mp3`)
  }
})

test('the mood recommends one, and no mood recommends Morning Calm', () => {
  expect(MOODS.map(({ value }) => recommendedSession(value).title)).toEqual([
    'Stress Relief',
    'Stress Relief',
    'Morning Calm',
    'Deep Focus',
    'Deep Focus',
  ])
  expect(recommendedSession(null).title).toBe('Morning Calm')
})
