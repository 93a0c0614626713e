import { expect, test } from 'vitest'
import { type ForceSpec, forceCurve, strengthOf } from '~/raga/sound/melody/force.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'

const EVEN: ForceSpec = {
  spread: 0,
  perOctave: 0,
  evenCents: 500,
  fall: 0,
  fallsFrom: 0.6,
  swell: [0, 0],
  swellSeconds: [1.8, 4.5],
  unsteady: 0,
}
const SECONDS = 6
const note = (start: number, length: number): SungNote => ({
  ...{ start, length, cents: 500, graces: [], meend: false, inDrone: false, andolan: null },
})

const flat = (value: number) => new Float32Array(SECONDS * 1000).fill(value)

/** The force in dB, at seconds. */
function force(
  spec: Partial<ForceSpec>,
  more: { seed?: string; cents?: number; off?: number; lengths?: [number, number] } = {},
) {
  const { seed = 'a', cents = 500, off = 0, lengths: [one, other] = [1.5, 4.5] } = more
  const played = {
    ...{ notes: [note(0, one), note(one, other)], seconds: SECONDS, seed },
    strength: strengthOf(seed),
    ...{ cents: flat(cents), unsteady: flat(off) },
  }
  const curve = forceCurve(played, { ...EVEN, ...spec })
  return (seconds: number) => 20 * Math.log10(curve[Math.round(seconds * 1000)] ?? 0)
}

test('the force of a phrase is its usual one where nothing asks for another', () => {
  expect([0, 2, 5.9].map(force({}))).toEqual([0, 0, 0])
})

test('the force of a phrase is another each time, the same for the same seed, and mostly middling', () => {
  const own = Array.from({ length: 400 }, (_, seed) => force({ spread: 4 }, { seed: `${seed}` })(1))
  const deviation = Math.sqrt(own.reduce((sum, db) => sum + db * db, 0) / own.length)
  expect(deviation).toBeGreaterThan(1.4)
  expect(deviation).toBeLessThan(1.9)
  expect(Math.max(...own.map(Math.abs))).toBeLessThanOrEqual(4)
  expect(force({ spread: 4 }, { seed: '7' })(1)).toBe(own[7])
})

test('the force of a phrase is greater at its summit, and less low', () => {
  const at = (cents: number) => force({ perOctave: 2 }, { cents })(1)
  expect(at(500 + 1200)).toBeCloseTo(2, 4)
  expect(at(500 - 600)).toBeCloseTo(-1, 4)
})

test('the force of a phrase sinks towards its end', () => {
  const falling = force({ fall: 2 })
  expect(falling(3)).toBeCloseTo(0, 4)
  expect(falling(4.8)).toBeCloseTo(-1, 2)
  expect(falling(5.99)).toBeCloseTo(-2, 2)
})

test('the force of a phrase swells in its long notes only, and comes back', () => {
  const swelling = force({ swell: [3, 3] })
  expect([0.1, 0.8, 1.49].map(swelling)).toEqual([0, 0, 0])
  expect(swelling(1.5 + 0.4 * 4.5)).toBeCloseTo(3, 1)
  expect(swelling(5.99)).toBeCloseTo(0, 2)
})

test('the force of a phrase swells further in longer notes, and not always as far', () => {
  const most = (length: number) =>
    Array.from({ length: 50 }, (_, seed) => {
      const swelling = force(
        { swell: [1, 4] },
        { seed: `${seed}`, lengths: [SECONDS - length, length] },
      )
      return swelling(SECONDS - length + 0.4 * length)
    })
  expect(Math.max(...most(1.8))).toBeCloseTo(1, 1)
  expect(Math.max(...most(3))).toBeLessThan(2.4)
  expect(Math.max(...most(4.5))).toBeGreaterThan(3.7)
  expect(Math.min(...most(4.5))).toBeLessThan(1.5)
})

test('the force of a phrase wavers with the breath', () => {
  expect(force({ unsteady: 0.5 }, { off: 2 })(1)).toBeCloseTo(1, 4)
})
