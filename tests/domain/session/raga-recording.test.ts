import { describe, expect, test } from 'vitest'
import {
  inHeldLength,
  inLength,
  isInAnyLength,
  lengthsOf,
  RECORDING_MINUTES,
  ragaRecording,
  recordingAddress,
} from '~/domain/session/raga-recording.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

test('a raga for some minutes has its own session', () => {
  expect(ragaRecording(ragaFor('ahir-bhairav'), 15)).toMatchObject({
    id: 'raga-ahir-bhairav',
    title: 'Ahir Bhairav',
    audioUrl: '/recordings/ahir-bhairav-15.mp3',
    raga: 'Ahir Bhairav',
    moodCategory: 'Shantha',
    minutes: 15,
  })
})

test('a session says how its alap goes: a low raga does not promise its high notes', () => {
  expect(ragaRecording(ragaFor('darbari-kanada'), 10).description).toBe(
    'An alap in Darbari Kanada, low and unhurried, round Sa and the notes below it.',
  )
  expect(ragaRecording(ragaFor('desh'), 10).description).toBe(
    'An alap in Desh, from its low notes to its high ones and home to Sa.',
  )
})

test('a raga for some minutes knows its other lengths by its address, at any place of the recordings', () => {
  const lengths = RECORDING_MINUTES.map((minutes) => ({
    minutes,
    audioUrl: recordingAddress('yaman', minutes),
  }))
  expect(lengthsOf('/recordings/yaman-10.mp3')).toEqual(lengths)
  expect(lengthsOf('https://sound.example/recordings/yaman-20.mp3').map((l) => l.audioUrl)).toEqual(
    [10, 15, 20].map((minutes) => `https://sound.example/recordings/yaman-${minutes}.mp3`),
  )
})

test('a raga is offered in the minutes that a person usually sits for as well, where it is composed', () => {
  const minutes = (address: string, usual: number) =>
    lengthsOf(address, usual).map((length) => length.minutes)
  expect(minutes('/recordings/yaman-10.mp3', 25)).toEqual([10, 15, 20, 25])
  expect(minutes('/recordings/yaman-10.mp3', 5)).toEqual([5, 10, 15, 20])
  expect(minutes('/recordings/yaman-10.mp3', 15)).toEqual([10, 15, 20])
  expect(minutes('https://sound.example/recordings/yaman-20.mp3', 25)).toEqual([10, 15, 20])
})

test.each(['/bell.mp3', 'https://example.org/yaman.mp3', '/recordings/yaman-10.ogg', ''])(
  'a raga for some minutes has no other lengths for "%s"',
  (address) => {
    expect(lengthsOf(address)).toEqual([])
  },
)

describe('a recording compared with the loaded one', () => {
  const yaman = { ...ragaRecording(ragaFor('yaman'), 10), id: 'day-2', title: 'The Raised Lamp' }
  const longer = { ...yaman, ...ragaRecording(ragaFor('yaman'), 20), id: 'day-2' }
  const ofAnotherId = ragaRecording(ragaFor('yaman'), 20)
  const elsewhere = { ...yaman, audioUrl: 'https://example.org/yaman.mp3' }

  test('a recording is the same in another length, under the same id', () => {
    expect(isInAnyLength(yaman, longer)).toBe(true)
    expect(inHeldLength(yaman, longer)).toEqual({
      ...yaman,
      audioUrl: '/recordings/yaman-20.mp3',
      minutes: 20,
    })
  })

  test('a recording is the same at its own address, under any id', () => {
    expect(isInAnyLength(yaman, ragaRecording(ragaFor('yaman'), 10))).toBe(true)
  })

  test('a recording is the same as its improvisation of any day, under any id', () => {
    const todays = ragaRecording(ragaFor('yaman'), 10)
    const improvised = { ...todays, audioUrl: `${todays.audioUrl}?seed=2026-03-14` }
    expect(isInAnyLength(yaman, improvised)).toBe(true)
    expect(inHeldLength(yaman, improvised)).toMatchObject({ audioUrl: improvised.audioUrl })
  })

  test.each([
    ['none', null],
    ['another length under another id', ofAnotherId],
    ['another address under the same id', elsewhere],
    ['another raga under the same id', { ...ragaRecording(ragaFor('desh'), 10), id: 'day-2' }],
  ])('a recording is not the same as %s', (_what, held) => {
    expect(isInAnyLength(yaman, held)).toBe(false)
    expect(inHeldLength(yaman, held)).toBe(yaman)
  })
})

test('a raga in another length lasts as long as its address says, also where that is an improvisation', () => {
  const yaman = ragaRecording(ragaFor('yaman'), 10)
  const longer = '/recordings/yaman-20.mp3'
  expect(inLength(yaman, longer)).toEqual({ ...yaman, audioUrl: longer, minutes: 20 })
  const improvised = '/recordings/yaman-23.mp3?seed=2026-03-18'
  expect(inLength(yaman, improvised)).toEqual({ ...yaman, audioUrl: improvised, minutes: 23 })
  expect(inLength(yaman, '/recordings/desh-20.mp3')).toBe(yaman)
})
