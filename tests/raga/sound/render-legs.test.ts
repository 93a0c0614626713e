import { expect, test } from 'vitest'
import { repertoireOf } from '~/raga/repertoire.ts'
import { renderLegs, renderSession, type SessionManner } from '~/raga/sound/render-session.ts'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { scoredLeg } from '~tests/support/sound/scored-leg.ts'

const SEED = '2026-11-25'

const seconds = (blocks: Iterable<StereoBlock>, count: number) => collect(blocks, count).left

/** The level of the difference, dB below the first. */
function apartDb(one: Float32Array, other: Float32Array): number {
  let [apart, power] = [0, 0]
  for (const [index, sample] of one.entries()) {
    apart += (sample - (other[index] ?? Number.NaN)) ** 2
    power += sample ** 2
  }
  return 10 * Math.log10(apart / power)
}

const yaman = scoredLeg('yaman', 1, SEED)
const played = (manner: Partial<SessionManner> = {}) =>
  renderLegs([yaman], { seed: SEED, ...manner })

test('a session whose melody is composed already sounds as one that composes it', () => {
  const repertoire = repertoireOf('yaman')
  const whole = renderSession({ raga: yaman.raga, minutes: 1, seed: SEED, repertoire })
  expect(apartDb(seconds(whole, 30), seconds(played(), 30))).toBe(Number.NEGATIVE_INFINITY)
})

test('the raga’s customary Sa is the one that sounds without another, and another sounds otherwise', () => {
  const usual = seconds(played(), 4)
  const { tonicHz } = yaman.raga
  expect(apartDb(usual, seconds(played({ tonicHz }), 4))).toBe(Number.NEGATIVE_INFINITY)
  expect(apartDb(usual, seconds(played({ tonicHz: tonicHz * 1.5 }), 4))).toBeGreaterThan(-6)
})

test('the drone alone is what is left without the melody, and louder', () => {
  const drone = seconds(played({ balance: 'drone' }), 30)
  const before = seconds(played(), 8)
  // Only the tanpuras sound before the melody, and the bell that is as loud as always.
  const power = (sound: Float32Array, from: number, to: number) =>
    sound.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE).reduce((sum, one) => sum + one * one, 0)
  expect(power(drone, 5, 8) / power(before, 5, 8)).toBeGreaterThan(1.8)
  expect(power(drone, 5, 8) / power(before, 5, 8)).toBeLessThan(3)
})

const legs = [scoredLeg('malkauns', 1, SEED), scoredLeg('bhupali', 2, SEED)] as const

test('a journey lasts as long as both its legs, and sounds on over the seam', () => {
  const { left } = collect(renderLegs(legs, { seed: SEED }))
  expect(left).toHaveLength(180 * SAMPLE_RATE)
  for (let at = 3; at < 160; at++) {
    const second = left.subarray(at * SAMPLE_RATE, (at + 1) * SAMPLE_RATE)
    expect(
      second.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      `${at} s`,
    ).toBeGreaterThan(0.003)
  }
})

test('a journey that is entered, before its seam or after it, goes on as the whole one', () => {
  const whole = collect(renderLegs(legs, { seed: SEED }), 126).left
  for (const from of [45, 63, 117]) {
    const entered = seconds(renderLegs(legs, { seed: SEED }, from), 9)
    const rest = whole.subarray(from * SAMPLE_RATE, (from + 9) * SAMPLE_RATE)
    expect(apartDb(rest, entered), `entered at ${from} s`).toBeLessThan(-100)
  }
})

test('a journey begins as its first raga alone until the seam nears', () => {
  const alone = seconds(renderLegs([legs[0]], { seed: SEED }), 20)
  // The tanpura of a session that lasts no longer would soon retreat.
  expect(apartDb(alone, seconds(renderLegs(legs, { seed: SEED }), 20))).toBe(
    Number.NEGATIVE_INFINITY,
  )
})
