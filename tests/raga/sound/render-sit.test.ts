import { describe, expect, test } from 'vitest'
import { NEAR_SILENCE, SOFT_RAIN } from '~/raga/sound/rain.ts'
import { renderSit, type SitSoundRequest } from '~/raga/sound/render-sit.ts'
import { sitSoundSeconds } from '~/raga/sound/sit-form.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { collect } from '~dev/recordings/measure/collect.ts'

const GROUNDS = {
  stillness: { kind: 'stillness' },
  rain: { kind: 'rain' },
  drone: { kind: 'drone', tonicHz: 138.59 },
} as const

const sit = (parts: Partial<SitSoundRequest> = {}): SitSoundRequest => ({
  seconds: 75,
  innerBells: [30, 52.5],
  ground: GROUNDS.stillness,
  seed: 'test',
  ...parts,
})

const dbOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
const between = (samples: Float32Array, from: number, to: number) =>
  samples.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Where the level jumps up within a tenth of a second, in seconds: the bells. */
function strikesIn(samples: Float32Array): number[] {
  const step = 0.05
  const strikes: number[] = []
  for (let at = 0.1; at < samples.length / SAMPLE_RATE - step; at += step) {
    const [before, after] = [between(samples, at - 0.1, at), between(samples, at, at + step)]
    if (dbOf(after) - dbOf(before) < 12 || dbOf(after) < -45) continue
    if (at - (strikes.at(-1) ?? -1) > 1) strikes.push(at)
  }
  return strikes
}

describe('a still sit', () => {
  const { left } = collect(renderSit(sit()))

  test('a still sit lasts its time, and as long as the last bell rings', () => {
    expect(left.length / SAMPLE_RATE).toBe(90)
    expect(sitSoundSeconds(75)).toBe(90)
  })

  test('a still sit has its bells where they should be, the last one at its end', () => {
    const strikes = strikesIn(left)
    const at = [0.6, 30, 52.5, 75]
    expect(strikes).toHaveLength(at.length)
    for (const [index, strike] of strikes.entries()) {
      expect(Math.abs(strike - (at[index] ?? 0))).toBeLessThanOrEqual(0.06)
    }
  })

  test('a still sit has softer bells within, and ends in silence', () => {
    // What still rings of the bell before adds to the next one, and so does the room.
    const levels = [0.6, 30, 52.5, 75].map((at) => dbOf(between(left, at, at + 0.3)))
    const [opening = 0, first = 0, second = 0, closing = 0] = levels
    for (const inner of [first, second]) {
      expect(opening - inner).toBeGreaterThan(5)
      expect(opening - inner).toBeLessThan(8)
      expect(closing).toBeGreaterThan(inner + 3)
    }
    expect(closing).toBeLessThan(opening)
    expect(peakOf(between(left, 89.3, 90))).toBe(0)
  })

  test('a still sit is never so soft before its end that a browser takes it for silence', () => {
    for (const second of [25, 29, 50, 73]) {
      const level = dbOf(between(left, second, second + 1))
      expect(level).toBeGreaterThan(-66)
    }
    expect(dbOf(between(collect(renderSit(sit({ innerBells: [] }))).left, 60, 74))).toBeCloseTo(
      NEAR_SILENCE.levelDb,
      -0.6,
    )
  })
})

test('rain is soft, even, and another one on either side', () => {
  const { left, right } = collect(renderSit(sit({ ground: GROUNDS.rain, innerBells: [] })))
  for (const side of [left, right]) {
    const levels = [50, 55, 60, 65, 70].map((second) => dbOf(between(side, second, second + 5)))
    for (const level of levels) expect(Math.abs(level - SOFT_RAIN.levelDb)).toBeLessThan(1.5)
  }
  const [one, other] = [between(left, 60, 70), between(right, 60, 70)]
  const shared = one.reduce((sum, sample, index) => sum + sample * (other[index] ?? 0), 0)
  const power = one.reduce((sum, sample) => sum + sample ** 2, 0)
  expect(Math.abs(shared / power)).toBeLessThan(0.1)
})

test('a drone lies beneath the bells to the end, and nothing is too loud', () => {
  const { left, right } = collect(renderSit(sit({ ground: GROUNDS.drone })))
  for (const from of [10, 20, 40, 60, 70]) {
    const level = dbOf(between(left, from, from + 5))
    expect(level).toBeGreaterThan(-40)
    expect(level).toBeLessThan(-12)
  }
  expect(Math.max(peakOf(left), peakOf(right))).toBeLessThan(0.9)
})

test.each(Object.entries(GROUNDS))('a sit on %s has no clicks', (_, ground) => {
  const { left } = collect(renderSit(sit({ ground })))
  expect(clicksIn(left, SAMPLE_RATE)).toEqual([])
  left.fill(0.5, 40 * SAMPLE_RATE, 41 * SAMPLE_RATE)
  expect(clicksIn(left, SAMPLE_RATE)).not.toEqual([])
})

test.each(Object.entries(GROUNDS))(
  'a sit on %s that is entered goes on as the whole one',
  (_, ground) => {
    const request = sit({ ground })
    const whole = collect(renderSit(request)).left
    for (const from of [31, 80]) {
      const entered = collect(renderSit(request, from)).left
      const rest = whole.subarray(from * SAMPLE_RATE)
      expect(entered.length).toBe(rest.length)
      const apart = entered.map((sample, index) => sample - (rest[index] ?? Number.NaN))
      expect(dbOf(apart), `entered at ${from} s`).toBeLessThan(-110)
    }
  },
)

test('the longest sit can be entered before its last bell', () => {
  const { left } = collect(renderSit(sit({ seconds: 10_800, innerBells: [900, 9900] }), 10_790))
  expect(left.length / SAMPLE_RATE).toBe(25)
  const strikes = strikesIn(left)
  expect(strikes).toHaveLength(1)
  expect(Math.abs((strikes[0] ?? 0) - 10)).toBeLessThanOrEqual(0.06)
})

test.each([59, 10_801, 90.5])('a sit of %s s is refused', (seconds) => {
  expect(() => renderSit(sit({ seconds }))).toThrow(RangeError)
})
