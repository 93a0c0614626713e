import { expect, test } from 'vitest'
import { MOODS } from '~/domain/mood/mood.ts'
import { recommendedRecording, SAMPLE_RECORDINGS } from '~/domain/session/sample-recordings.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

test('the built-in sessions are three, of ten, fifteen and twenty minutes', () => {
  expect(SAMPLE_RECORDINGS.map(({ title, minutes }) => `${title} ${minutes}`)).toEqual([
    'Morning Calm 10',
    'Stress Relief 15',
    'Deep Focus 20',
  ])
})

test('the built-in sessions are each the recording of their raga and length', () => {
  expect(SAMPLE_RECORDINGS.length).toBeGreaterThan(2)
  for (const { raga, minutes, audioUrl } of SAMPLE_RECORDINGS) {
    expect(audioUrl).toBe(`/recordings/${ragaNamed(raga)?.id}-${minutes}.mp3`)
  }
})

test('the built-in session is chosen by the mood, and is Morning Calm without one', () => {
  expect(MOODS.map(({ value }) => recommendedRecording(value).title)).toEqual([
    'Stress Relief',
    'Stress Relief',
    'Morning Calm',
    'Deep Focus',
    'Deep Focus',
  ])
  expect(recommendedRecording(null).title).toBe('Morning Calm')
})
