import { expect, test } from 'vitest'
import { AIMS, isWithin } from '~dev/recordings/timbre/aims.ts'
import {
  colourOf,
  differenceOf,
  evenTone,
  fluteColours,
} from '~dev/recordings/timbre/flute-colours.ts'
import { fluteFigures } from '~dev/recordings/timbre/flute-figures.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const RATE = 32_000

/** A tone with harmonics at levels in dB, and a hum beside them. */
const tone = (hz: number, harmonics: readonly number[], hum = { hz: 0, db: -100 }) =>
  Float32Array.from({ length: 2 * RATE }, (_, at) => {
    const turn = (2 * Math.PI * at) / RATE
    return harmonics.reduce(
      (sum, db, index) => sum + 10 ** (db / 20) * Math.sin((index + 1) * hz * turn),
      10 ** (hum.db / 20) * Math.sin(hum.hz * turn),
    )
  })

const within = (name: 'fingered' | 'noiseLow' | 'noiseMiddle' | 'noiseHigh', figure: number) =>
  isWithin(figure, AIMS[name].mean)

test('the measure of a tone finds its harmonics, and the noise half-way between them', () => {
  const { harmonics, noises } = colourOf(
    tone(400, [0, -12, -20, -30, -40], { hz: 1400, db: -45 }),
    400,
  )
  for (const [index, db] of [0, -12, -20, -30, -40].entries()) {
    expect(harmonics[index]).toBeCloseTo(db, 1)
  }
  expect(noises[2]).toBeCloseTo(-45, 1)
  expect(noises[0]).toBeLessThan(-60)
})

test('the measure of fingerings finds nothing in one tone for all swaras that only gets duller', () => {
  const flute = (change: (step: number) => number) =>
    [0, 1, 2, 3, 4, 5, 6].map((step) =>
      colourOf(tone(300, [0, -12, -20 - step + change(step), -30, -40]), 300),
    )
  const [same, each] = [() => 0, (step: number) => (step % 2) * 20].map((change) =>
    differenceOf(flute(change)),
  )
  expect(same).toBeLessThan(0.1)
  expect(within('fingered', same ?? Number.NaN)).toBe(false)
  expect(each).toBeGreaterThan(3)
})

test.each(['yaman', 'bhairavi', 'durga', 'shivaranjani'] as const)(
  'a flute in %s has another colour for each fingering, a duller high octave and air in its tone',
  (id) => {
    const { dullerHigh, ...colours } = fluteColours(ragaFor(id))
    for (const [name, figure] of Object.entries(colours)) {
      expect(figure, name).toSatisfy((value: number) => within(name as keyof typeof colours, value))
    }
    expect(isWithin(dullerHigh, AIMS.dullerHigh.mean)).toBe(true)
  },
)

test('a flute that is overblown has more noise half-way between its harmonics', () => {
  const saHz = 140
  const noiseAt = (cents: number) =>
    colourOf(evenTone(saHz, cents), 2 * saHz * 2 ** (cents / 1200)).noises[0] ?? Number.NaN
  expect(noiseAt(700) - noiseAt(600)).toBeGreaterThan(4)
  expect(Math.abs(noiseAt(600) - noiseAt(500))).toBeLessThan(1.5)
})

test('a flute whose breath is too quiet between its harmonics, as it was, is found', () => {
  expect(within('noiseLow', -50.1)).toBe(false)
  expect(within('noiseMiddle', -54.7)).toBe(false)
  expect(within('noiseHigh', -57.2)).toBe(false)
})

test('a flute begins quickly and slowly, and one that always takes as long is found', () => {
  const { attackQuick, attackSlow } = fluteFigures(ragaFor('yaman'))
  expect(isWithin(attackQuick, AIMS.attackQuick.mean)).toBe(true)
  expect(isWithin(attackSlow, AIMS.attackSlow.mean)).toBe(true)
  expect(isWithin(100, AIMS.attackQuick.mean)).toBe(false)
  expect(isWithin(110, AIMS.attackSlow.mean)).toBe(false)
})
