import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createMp3Encoder } from 'wasm-media-encoders'
import { BELL_FILE } from '~dev/recordings/bell.ts'
import { readRecording, wrongFrames } from '~dev/recordings/check/file-figures.ts'
import { faultsOf } from '~dev/recordings/check/gates.ts'

const SECONDS = 12

/** Every frame of a file counts, so the short bell serves as well as a recording. */
const bell = await readFile(BELL_FILE)

async function silenceAt(
  sampleRate: 24_000 | 32_000 | 48_000,
  bitrate: 80 | 96,
): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate: 32_000, outputSampleRate: sampleRate, bitrate })
  const silence = new Float32Array(32_000)
  const parts = Array.from({ length: SECONDS }, () => encoder.encode([silence, silence]).slice())
  return Buffer.concat([...parts, encoder.finalize().slice()])
}

test('a file that is whole has every frame, and its length', async () => {
  const { figures, sound } = await readRecording(bell, SECONDS)
  expect(figures).toMatchObject({ frames: 0, decoding: 0 })
  expect(figures.duration).toBeLessThan(0.1)
  expect(sound?.left.length).toBeGreaterThanOrEqual(SECONDS * 32_000)
})

test.each([
  ['lacks a frame', Buffer.concat([bell.subarray(0, 57_600), bell.subarray(58_176)]), 1],
  ['has one too many', Buffer.concat([bell, bell.subarray(0, 576)]), 1],
  ['is cut in a frame', bell.subarray(0, 50_000), Number.POSITIVE_INFINITY],
  ['is cut between frames', bell.subarray(0, 57_600), 236],
  ['has a tag at its end', Buffer.concat([bell, Buffer.from('TAG')]), Number.POSITIVE_INFINITY],
  ['is empty', Buffer.alloc(0), 336],
])('a file that %s fails', async (_what, file, frames) => {
  const { figures } = await readRecording(file, SECONDS)
  expect(figures.frames).toBe(frames)
  expect(faultsOf(figures)).toContainEqual(expect.stringMatching(/^frames .*, wanted at most 0$/))
})

test.each([
  ['another sample rate', 48_000, 80],
  ['the rate LAME chooses when nobody does', 24_000, 80],
  ['another bit rate', 32_000, 96],
] as const)('a file of %s fails', async (_what, rate, bitrate) => {
  const file = await silenceAt(rate, bitrate)
  expect(wrongFrames(file, SECONDS)).toBeGreaterThan(300)
  const { figures } = await readRecording(file, SECONDS)
  expect(figures.decoding).toBe(rate === 32_000 ? 0 : Number.POSITIVE_INFINITY)
})

test('a file of another length than expected fails', async () => {
  expect(wrongFrames(bell, SECONDS + 1)).toBeGreaterThan(20)
  const { figures } = await readRecording(bell, SECONDS + 1)
  expect(faultsOf(figures)).toContainEqual(expect.stringMatching(/^length 0\.9\d+ s, wanted/))
})
