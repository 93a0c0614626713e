import { expect, test } from 'vitest'
import { fingerOvertones, isOverblown } from '~/raga/sound/melody/fingering.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { overtonesDb, overblownShare } = TIMBRE.bansuri.fingerings
const COUNT = 7

/** dB of the second and each later harmonic. */
function overtones(cents: number): number[] {
  const gains = new Float64Array(COUNT)
  fingerOvertones(cents, gains)
  return [...gains].map((gain) => 20 * Math.log10(gain))
}

test('a fingering gives each swara its own overtones, and the highest those of the fifth harmonic', () => {
  for (const [semitone, [second, third, fourth, fifth]] of overtonesDb.entries()) {
    const share = semitone < 7 ? 1 : overblownShare
    const heard = overtones(100 * semitone)
    const wanted = [second, third, fourth, fifth, fifth, fifth, fifth].map((db) => share * db)
    for (const [index, db] of wanted.entries()) expect(heard[index]).toBeCloseTo(db, 6)
  }
})

test('a fingering is the same an octave lower and higher, but differs less where it is overblown', () => {
  const [low, middle, high] = [-500, 700, 1900].map(overtones)
  expect(high).toEqual(middle)
  expect(low?.map((db) => overblownShare * db)).toEqual(middle?.map((db) => expect.closeTo(db, 6)))
  expect(overtones(1200)).not.toEqual(overtones(0))
})

test('a fingering changes gradually along a meend, and hardly with a vibrato', () => {
  for (let cents = -700; cents < 2100; cents++) {
    const [here, next] = [overtones(cents), overtones(cents + 1)]
    for (const [index, db] of here.entries()) {
      expect(Math.abs((next[index] ?? Number.NaN) - db)).toBeLessThan(0.25)
    }
  }
  const [steady, trembling] = [overtones(200), overtones(205)]
  for (const [index, db] of steady.entries()) {
    expect(Math.abs((trembling[index] ?? Number.NaN) - db)).toBeLessThan(0.2)
  }
})

test('fingerings leave the balance of the harmonics as it is on average', () => {
  for (const harmonic of [0, 1, 2, 3] as const) {
    const mean = overtonesDb.reduce((sum, row) => sum + row[harmonic], 0) / overtonesDb.length
    expect(Math.abs(mean)).toBeLessThan(0.75)
  }
})

test('a flute overblows from Pa on', () => {
  expect([-500, 600, 640].some(isOverblown)).toBe(false)
  expect([660, 700, 1200].every(isOverblown)).toBe(true)
})
