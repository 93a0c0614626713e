import { describe, expect, it } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { type Fidelity, fidelityOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { truePeakMeter } from '~dev/recordings/measure/true-peak.ts'
import { ragaFor } from '~tests/support/raga-for.ts'

const RATE = 32_000
type Gate = (sound: StereoBlock) => boolean

const measured = new WeakMap<StereoBlock, Fidelity>()

function fidelity(sound: StereoBlock): Fidelity {
  const known = measured.get(sound) ?? fidelityOf(sound, RATE, 5, sound.left.length / RATE - 5)
  measured.set(sound, known)
  return known
}

const loudness = (sound: Iterable<StereoBlock>) => {
  const meter = loudnessMeter(RATE)
  for (const block of sound) meter.add(block)
  return meter.result()
}

const truePeak = (sound: StereoBlock) => {
  const meter = truePeakMeter()
  meter.add(sound)
  return meter.result()
}

/** What must hold of a drone of one minute, half of which is its stealing in and stepping back. */
const GATES: Record<string, Gate> = {
  dc: (sound) => Math.max(...fidelity(sound).dc.map(Math.abs)) < 1e-3,
  clipping: (sound) => fidelity(sound).clipped === 0,
  balance: (sound) => Math.abs(fidelity(sound).balanceDb) < 1,
  correlation: (sound) => fidelity(sound).correlation > 0.3,
  gaps: (sound) => fidelity(sound).gaps.length === 0,
  end: (sound) => fidelity(sound).endDb < -60,
  clicks: ({ left, right }) => clicksIn(left, RATE).length + clicksIn(right, RATE).length === 0,
  truePeak: (sound) => truePeak(sound) <= -2,
  loudness: (sound) => Math.abs(loudness([sound]).integrated + 24.5) < 1.5,
}

const faults = (sound: StereoBlock) =>
  Object.keys(GATES).filter((name) => GATES[name]?.(sound) !== true)

const minute = collect(renderSession({ raga: ragaFor('yaman'), minutes: 1, seed: 'test' }))

/** A drone knows of its raga only where it is tuned: one raga for each tuning. */
const TUNINGS = [
  ...new Map(RAGAS.map((raga) => [`${raga.tonicHz} ${raga.tanpura.firstString}`, raga])).values(),
]

describe('the sound of a session', () => {
  it.each(TUNINGS.map((raga) => [raga.name, raga] as const))('%s has no fault', (_name, raga) => {
    expect(faults(collect(renderSession({ raga, minutes: 1, seed: '1' })))).toEqual([])
  })

  it('is −23 LUFS once it is under way, the drone alone, and breathes without unrest', () => {
    const session = renderSession({ raga: ragaFor('yaman'), minutes: 4, seed: '1' })
    const { integrated, range } = loudness(session)
    expect(Math.abs(integrated + 23)).toBeLessThan(1)
    expect(range).toBeGreaterThan(1.5)
    expect(range).toBeLessThanOrEqual(7)
  })
})

type Spoil = (left: Float32Array, right: Float32Array) => void

const scale =
  (factor: number): Spoil =>
  (left) =>
    left.set(left.map((sample) => sample * factor))
const raise =
  (by: number, from = 0): Spoil =>
  (left) =>
    left.set(
      left.subarray(from).map((sample) => sample + by),
      from,
    )

describe('each gate can fail', () => {
  it.each<[gate: string, spoiling: string, Spoil]>([
    ['dc', 'a constant of 0.002', raise(0.002)],
    ['clipping', 'ten samples at full scale', (left) => left.fill(1, 900_000, 900_010)],
    ['balance', 'one side 2 dB louder', scale(1.26)],
    ['correlation', 'one side turned over', scale(-1)],
    [
      'gaps',
      'half a second cut out',
      (l, r) => [l, r].map((side) => side.fill(0, 960_000, 976_000)),
    ],
    ['end', 'a hum to the end', (left) => left.fill(0.01, -1000)],
    ['clicks', 'a step of 0.02', raise(0.02, 1_000_000)],
    [
      'clicks',
      'one sample 0.03 off',
      (left) => raise(0.03)(left.subarray(1_000_000, 1_000_001), left),
    ],
    ['truePeak', 'one side 20 dB louder', scale(10)],
    ['loudness', 'one side 10 dB louder', scale(3.16)],
  ])('%s: %s', (gate, _spoiling, spoil) => {
    expect(GATES[gate]?.(minute)).toBe(true)
    const sound = { left: minute.left.slice(), right: minute.right.slice() }
    spoil(sound.left, sound.right)
    expect(GATES[gate]?.(sound)).toBe(false)
  })
})
