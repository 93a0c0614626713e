import { describe, expect, test } from 'vitest'
import {
  lengthsOf,
  RECORDING_MINUTES,
  ragaSession,
  recordingAddress,
} from '~/domain/session/raga-recording.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

describe('a raga for some minutes', () => {
  test('is a session of its own', () => {
    expect(ragaSession(ragaFor('ahir-bhairav'), 15)).toMatchObject({
      id: 'raga-ahir-bhairav',
      title: 'Ahir Bhairav',
      audioUrl: '/recordings/ahir-bhairav-15.mp3',
      raag: 'Ahir Bhairav',
      moodCategory: 'Shantha',
      minutes: 15,
    })
  })

  test('knows its other lengths by its address, wherever the recordings are kept', () => {
    const lengths = RECORDING_MINUTES.map((minutes) => ({
      minutes,
      audioUrl: recordingAddress('yaman', minutes),
    }))
    expect(lengthsOf('/recordings/yaman-10.mp3')).toEqual(lengths)
    expect(
      lengthsOf('https://sound.example/recordings/yaman-20.mp3').map((l) => l.audioUrl),
    ).toEqual(
      [10, 15, 20].map((minutes) => `https://sound.example/recordings/yaman-${minutes}.mp3`),
    )
  })

  test.each(['/bell.mp3', 'https://example.org/yaman.mp3', '/recordings/yaman-10.ogg', ''])(
    'knows none for "%s"',
    (address) => {
      expect(lengthsOf(address)).toEqual([])
    },
  )
})
