import { describe, expect, test } from 'vitest'
import { movementOf } from '~dev/recordings/movement/movement.ts'
import { HZ } from '~dev/recordings/movement/pitch-curve.ts'

/** A piece of a pitch curve: so many seconds from one pitch to another, or of silence. */
type Piece = readonly [seconds: number, from: number | null, to?: number]

function curveOf(...pieces: readonly Piece[]): Float64Array {
  return Float64Array.from(
    pieces.flatMap(([seconds, from, to = from ?? 0]) =>
      Array.from({ length: Math.round(seconds * HZ) }, (_, at) => {
        if (from === null) return Number.NaN
        const share = at / (seconds * HZ)
        return from + (to - from) * (1 - Math.cos(Math.PI * share)) * 0.5
      }),
    ),
  )
}

const times = (count: number, ...pieces: readonly Piece[]): Piece[] =>
  Array.from({ length: count }, () => pieces).flat()

describe('the measure of movement', () => {
  test('the measure of movement finds phrases, breaths, rests and the share of silence', () => {
    const { phrase50, breath, breaths, rest50, silent } = movementOf([
      curveOf(...times(6, [4, 0], [1, null], [4, 0], [5, null]), [4, 0]),
    ])
    expect([phrase50, breath, rest50]).toEqual([4, 1, 5])
    expect(breaths).toBeCloseTo(0.5, 9)
    expect(silent).toBeCloseTo(36 / 88, 6)
  })

  test('the measure of movement closes a gap of a fifth of a second', () => {
    const { phrase50, silent } = movementOf([curveOf([2, 0], [0.2, null], [2, 0])])
    expect(phrase50).toBeCloseTo(4.2, 9)
    expect(silent).toBe(0)
  })

  test('the measure of movement counts moves of 70 to 1,100 cents, and how long they take', () => {
    const step = movementOf([curveOf(...times(10, [1, 0], [0.3, 0, 300], [1, 300], [0.7, 300, 0]))])
    expect(step.moves).toBeCloseTo((20 * 60) / 30, 6)
    expect(step.third50).toBeGreaterThan(0.3)
    expect(step.third90).toBeCloseTo(0.6, 1)
    const small = curveOf(...times(10, [1, 0], [0.1, 0, 60], [1, 60], [0.1, 60, 0]))
    const huge = curveOf([2, 0], [0.3, 0, 1200], [2, 1200])
    expect(movementOf([small, huge]).moves).toBe(0)
  })

  test('the measure of movement sees how much of the time is fast', () => {
    const { fast } = movementOf([curveOf(...times(20, [0.5, 0], [0.5, 0, 400], [0.5, 400, 0]))])
    expect(fast).toBeGreaterThan(0.5)
    expect(fast).toBeLessThan(0.67)
  })

  test('the measure of movement tells touches from held notes', () => {
    const touch: Piece[] = [
      [0.1, 0, 200],
      [0.2, 200],
      [0.1, 200, 0],
    ]
    const { short, long } = movementOf([curveOf(...times(10, [3, 0], ...touch))])
    expect(short).toBeCloseTo(0.5, 1)
    expect(long).toBeGreaterThan(0.9)
    expect(movementOf([curveOf(...times(10, [1, 0], ...touch))]).long).toBe(0)
  })

  test.each([
    ['that settles', 70, 1],
    ['that comes back from another note', 150, 0],
    ['that stops at once', 0, 0],
  ])('the measure of movement finds an overshoot: a move %s', (_what, beyond, share) => {
    const rise: Piece[] = [
      [1, 0],
      [0.2, 0, 400 + beyond],
      [0.15, 400 + beyond, 400],
      [1, 400],
      [0.5, null],
    ]
    expect(movementOf([curveOf(...times(8, ...rise))]).overshoot).toBe(share)
  })

  test('the measure of movement tells a curved glide from a straight one', () => {
    const glides = (course: (share: number) => number) =>
      Float64Array.from({ length: 20 * HZ }, (_, at) => {
        const seconds = (at / HZ) % 2
        return 500 * course(Math.min(1, Math.max(0, (seconds - 0.75) / 0.5)))
      })
    const straight = movementOf([glides((share) => share)]).curved
    const curved = movementOf([glides((share) => (1 - Math.cos(Math.PI * share)) / 2)]).curved
    // The highest speed of half a cosine is half of pi times its mean speed.
    expect(straight).toBeCloseTo(1, 0)
    expect(curved).toBeGreaterThan(1.35)
    expect(curved).toBeLessThan(1.6)
    expect(straight).toBeLessThan(1.2)
  })

  test('the measure of movement finds Sa in any octave, and the opening', () => {
    const steady = movementOf([curveOf([60, 0], [60, null], [60, 1200], [300, 200])])
    expect(steady.onSa).toBeCloseTo(120 / 420, 2)
    expect(steady.opening).toBeCloseTo(200, 6)
  })
})
