import { expect, test } from 'vitest'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { blindPair } from '~dev/recordings/blind-pair.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { readWav } from '~dev/recordings/wav-file.ts'

const RATE = 32_000
const tone = (hz: number, level: number, seconds: number): StereoBlock => {
  const left = Float32Array.from(
    { length: seconds * RATE },
    (_, at) => level * Math.sin((2 * Math.PI * hz * at) / RATE),
  )
  return { left, right: left }
}
const loudness = (file: Buffer) => {
  const meter = loudnessMeter(RATE)
  meter.add(readWav(file))
  return meter.result().integrated
}
/** Crossings tell the two tones apart. */
const hz = (file: Buffer) => {
  const { left } = readWav(file)
  const ups = left.subarray(1).filter((value, at) => value > 0 && (left[at] ?? 0) <= 0)
  return ups.length / (left.length / RATE)
}

test('a blind pair is equally loud and long, and only its key says which is which', () => {
  const [before, after] = [tone(300, 0.5, 3), tone(1200, 0.1, 2)]
  for (const [beforeFirst, first, said] of [
    [true, 300, 'A before, B after\n'],
    [false, 1200, 'A after, B before\n'],
  ] as const) {
    const { a, b, key } = blindPair(before, after, beforeFirst)
    expect(key).toBe(said)
    expect(Math.abs(hz(a) - first)).toBeLessThan(2)
    expect(a.length).toBe(b.length)
    expect(Math.abs(loudness(a) - loudness(b))).toBeLessThan(0.2)
  }
})
