import { describe, expect, test } from 'vitest'
import { type Intonation, intonationOf } from '~dev/recordings/measure/intonation.ts'
import { HOP_SECONDS, trackPitch } from '~dev/recordings/measure/pitch-track.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { scaleOf, sineMelody } from './sine-melody.ts'

const RATE = 32_000
const yaman = ragaFor('yaman')
const bhairavi = ragaFor('bhairavi')

const heard = (
  tones: readonly (readonly [number, number])[],
  tolerance?: number,
  raga = yaman,
): Intonation =>
  intonationOf(trackPitch(sineMelody(2 * raga.tonicHz, tones), RATE), raga, tolerance)

describe('the pitch of a voice alone', () => {
  test.each([110, 138.59, 277.18, 554.36, 1108.7])(
    'the pitch of a voice alone, %s Hz, is read to a cent',
    (hz) => {
      const track = trackPitch(sineMelody(hz, [[0, 1]]), RATE)
      expect(track.length).toBe(47)
      for (const read of track) expect(Math.abs(1200 * Math.log2(read / hz))).toBeLessThan(1)
    },
  )

  test('the pitch of a voice alone is null in silence and in noise', () => {
    expect(Math.max(...trackPitch(new Float32Array(RATE), RATE))).toBe(0)
    let state = 1
    const noise = Float32Array.from({ length: RATE }, () => {
      state = (state * 48_271) % 2_147_483_647
      return 0.2 * (state / 2_147_483_647 - 0.5)
    })
    const pitched = trackPitch(noise, RATE).filter((hz) => hz > 0)
    expect(pitched.length).toBeLessThan(3)
  })
})

test('intonation is true on every swara in every octave, with the time each was held', () => {
  for (const octave of [-1200, 0, 1200]) {
    const tones = scaleOf(yaman, octave)
    const { stableSeconds, offShare, worstCents } = heard(tones)
    expect(offShare).toBe(0)
    expect(worstCents).toBeLessThan(18)
    const sung = tones.length * 0.8
    expect(stableSeconds).toBeGreaterThan(sung * 0.75)
    expect(stableSeconds).toBeLessThanOrEqual(sung)
  }
})

test.each([30, -30])('intonation finds a voice that is %s cents off, all of the time', (cents) => {
  expect(heard(scaleOf(yaman, cents)).offShare).toBeGreaterThan(0.95)
})

test('intonation finds one false swara among true ones, and where', () => {
  const { offShare, worstCents, worstSecond } = heard([...scaleOf(yaman), [386 - 40, 0.8]])
  expect(offShare).toBeGreaterThan(0.05)
  expect(offShare).toBeLessThan(0.2)
  expect(worstCents).toBeGreaterThan(35)
  expect(worstSecond).toBeGreaterThan(5.6)
})

test('intonation finds the scale of another raga', () => {
  expect(heard(scaleOf(bhairavi)).offShare).toBeGreaterThan(0.3)
})

test('intonation is fine enough to find equal temperament at ten cents', () => {
  const just = scaleOf(bhairavi)
  const equal = just.map(([cents, seconds]) => [100 * Math.round(cents / 100), seconds] as const)
  expect(heard(equal, 10, bhairavi).offShare).toBeGreaterThan(0.25)
  expect(heard(just, 10, bhairavi).offShare).toBeLessThan(0.06)
})

test('intonation leaves out glides, and a note too short to be held', () => {
  const glide = Array.from({ length: 40 }, (_, step): [number, number] => [200 + step * 10, 0.03])
  expect(heard(glide).stableSeconds).toBe(0)
  expect(heard([[250, 0.15]]).stableSeconds).toBe(0)
})

test('intonation accepts a swung swara anywhere in its swing, and nowhere else', () => {
  const swung = { ...yaman, andolan: { G: { depthCents: -40, hz: 1.8 } } }
  expect(heard([[346, 1]], 20, swung).offShare).toBe(0)
  expect(heard([[346, 1]], 20, yaman).offShare).toBe(1)
  expect(heard([[420, 1]], 20, swung).offShare).toBe(1)
})

test('intonation is measured in hops of 20 ms', () => {
  expect(HOP_SECONDS).toBe(0.02)
})
