import { expect, test } from 'vitest'
import { journeyAt } from '~/domain/improvisation/journey.ts'
import { journeyRecording } from '~/domain/session/journey-recording.ts'
import {
  OWN_RECORDINGS,
  RECORDING_MINUTES,
  recordingAddress,
} from '~/domain/session/raga-recording.ts'
import { BELL } from '~/domain/session/recording.ts'
import { SAMPLE_RECORDINGS } from '~/domain/session/sample-recordings.ts'
import { soundOrigin } from '~/domain/session/sound-origin.ts'
import { sitAddress } from '~/domain/sit/sit-recording.ts'
import { RAGAS } from '~/raga/catalogue.ts'

test('every recording of Alap itself is composed from its raga', () => {
  const addresses = [
    ...RAGAS.flatMap(({ id }) => RECORDING_MINUTES.map((minutes) => recordingAddress(id, minutes))),
    ...[...OWN_RECORDINGS, ...SAMPLE_RECORDINGS].map(({ audioUrl }) => audioUrl),
  ]
  for (const address of addresses)
    expect(soundOrigin(address)).toEqual({ kind: 'composed', from: 'raga' })
})

test.each([
  [sitAddress({ seconds: 600, bells: 'none', ground: 'rain' }), { kind: 'composed', from: 'sit' }],
  ['https://media.example/yaman.mp3', { kind: 'file', host: 'media.example' }],
  // Composed by nobody here, whatever its name.
  ['https://cdn.example:8443/recordings/yaman-10.mp3', { kind: 'file', host: 'cdn.example:8443' }],
  ['/audio/morning.mp3', { kind: 'file', host: null }],
  ['/recordings/unknown-raga-10.mp3', { kind: 'file', host: null }],
  [BELL.audioUrl, null],
  ['http://media.example/yaman.mp3', null],
])('the origin of %s', (address, origin) => {
  expect(soundOrigin(address)).toEqual(origin)
})

test('a journey is composed from two ragas', () => {
  const { audioUrl } = journeyRecording(journeyAt('day-1'), 15)
  expect(soundOrigin(audioUrl)).toEqual({ kind: 'composed', from: 'two-ragas' })
})
