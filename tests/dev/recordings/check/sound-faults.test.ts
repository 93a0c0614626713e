import { expect, test } from 'vitest'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { EXCERPT_GATES, faultsOf, GATES } from '~dev/recordings/check/gates.ts'
import { soundFigures } from '~dev/recordings/check/sound-figures.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const RATE = 32_000
const FROM = 15 * RATE

/** Twenty seconds out of an alap: the drone and some phrases. */
function excerpt(): StereoBlock {
  const { left, right } = collect(mixOf({ raga: ragaFor('yaman'), minutes: 10 }), 35)
  return { left: left.subarray(FROM), right: right.subarray(FROM) }
}

const sound = excerpt()
const SOUND_GATES = { ...EXCERPT_GATES }
for (const sung of ['foreign', 'offPitch', 'held', 'asWritten'] as const) delete SOUND_GATES[sung]
const faults = (heard: StereoBlock) => faultsOf(soundFigures(heard), SOUND_GATES).join('\n')

type Spoil = (left: Float32Array, right: Float32Array) => void

const louder =
  (decibels: number): Spoil =>
  (...sides) => {
    for (const side of sides) side.set(side.map((sample) => sample * 10 ** (decibels / 20)))
  }
const raised =
  (by: number, from: number, to?: number): Spoil =>
  (left) =>
    left.set(
      left.subarray(from, to).map((sample) => sample + by),
      from,
    )

test('the excerpt has no fault before it is changed', () => {
  expect(faults(sound)).toBe('')
})

test.each<[fault: string, spoiling: string, Spoil]>([
  ['DC', 'a constant of 0.002', raised(0.002, 0)],
  ['clipped 20', 'ten samples of each side at full scale', clip],
  ['balance', 'one side 6 dB louder', (left) => louder(6)(left, new Float32Array())],
  ['correl.', 'one side turned over', (left) => left.set(left.map((sample) => -sample))],
  ['gaps 2', 'half a second cut out', cut],
  ['clicks', 'a step of 0.03', raised(0.03, 300_100)],
  ['clicks', 'one sample 0.04 off', raised(0.04, 400_100, 400_101)],
  ['clicks', 'a hole of a millisecond', hole],
  ['true peak', '20 dB louder', louder(20)],
  ['loudness', '4 dB louder', louder(4)],
  ['loudness', '6 dB softer', louder(-6)],
])('the fault %s is found after a change: %s', (fault, _spoiling, spoil) => {
  const spoilt = { left: sound.left.slice(), right: sound.right.slice() }
  spoil(spoilt.left, spoilt.right)
  expect(faults(spoilt)).toContain(fault)
})

function clip(...sides: Float32Array[]): void {
  for (const side of sides) side.fill(1, 300_000, 300_010)
}

function cut(...sides: Float32Array[]): void {
  for (const side of sides) side.fill(0, 320_000, 336_000)
}

function hole(...sides: Float32Array[]): void {
  for (const side of sides) side.fill(0, 410_000, 410_032)
}

test('a hum to the last sample is no end, and a change in loudness is no range', () => {
  const hum = { left: sound.left.slice(), right: sound.right.slice() }
  expect(faultsOf(soundFigures(hum)).join('\n')).toContain('end')
  hum.left.fill(0, -RATE)
  hum.right.fill(0, -RATE)
  expect(faultsOf(soundFigures(hum)).join('\n')).not.toContain('end')
  // Half of it 12 dB softer.
  for (const side of [hum.left, hum.right]) {
    side.set(side.subarray(0, 10 * RATE).map((sample) => sample / 4))
  }
  expect(soundFigures(hum).range).toBeGreaterThan(GATES.range.most)
})
