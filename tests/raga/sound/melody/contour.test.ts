import { describe, expect, test } from 'vitest'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { type Contour, contourOf } from '~/raga/sound/melody/contour.ts'
import { centsAboveSa } from '~/raga/sound/melody/sung-notes.ts'
import { MOST_UNSTEADY } from '~/raga/sound/melody/unsteady.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { sungAt } from '~tests/support/sound/sung-at.ts'

const YAMAN = ragaFor('yaman')
const BHAIRAV = ragaFor('bhairav')
const { bansuri, sitar } = TIMBRE
const { settle, vibrato } = TIMBRE.melody
/** The furthest that a breath lets the pitch drift, cents; a string, once its pluck is over, less. */
const DRIFT = MOST_UNSTEADY * bansuri.driftCents
/** How far a held note may move from its place, cents. */
const UNSTEADY = DRIFT + vibrato.cents + 1
const phrase = (text: string): ScorePhrase => sungAt(parsePhrase(text), 10)

const contour = (text: string, raga = YAMAN, manner: typeof bansuri | typeof sitar = bansuri) =>
  contourOf(raga, phrase(text), 100, manner, 'test')

/** Cents between two seconds of a phrase, lowest and highest. */
function reach({ cents }: Pick<Contour, 'cents'>, from: number, to: number): [number, number] {
  const part = cents.subarray(from * 1000, to * 1000)
  return [Math.min(...part), Math.max(...part)]
}

function placeOf(text: string, raga = YAMAN): number {
  const note = parsePhrase(text).notes[0]?.note
  if (!note) throw new RangeError(text)
  return centsAboveSa(raga, note)
}

function expectNear(heard: readonly [number, number], cents: number, within = UNSTEADY): void {
  expect(heard[0]).toBeGreaterThanOrEqual(cents - within)
  expect(heard[1]).toBeLessThanOrEqual(cents + within)
}

describe('the pitch of a phrase', () => {
  test.each([...YAMAN.swaras.map(({ swara }) => swara), ',N', "R'"])(
    'the pitch of a phrase stays near the place of a long %s',
    (note) => {
      expectNear(reach(contour(`${note}:6`), 0.2, 6), placeOf(note))
    },
  )

  test('the pitch of a phrase is no further from a long note than a listener allows', () => {
    expect(UNSTEADY).toBeLessThan(20)
  })

  test('the pitch of a phrase is found to be wrong when it is 25 cents off', () => {
    const cents = contour('G:6').cents.map((value) => value + 25)
    expect(() => expectNear(reach({ cents }, 0.2, 6), placeOf('G'))).toThrow()
  })

  test.each(['S', 'P', "S'", ',P'])(
    'the pitch of a phrase settles within three cents on a long %s, which the drone has too',
    (note) => {
      const { cents, tremble } = contour(`${note}:6`)
      const steady = cents.map((value, at) => value - vibrato.cents * (tremble[at] ?? 0))
      const [from, to] = [settle.afterSeconds + settle.growSeconds, 5.6]
      expectNear(reach({ cents: steady }, from, to), placeOf(note), 3)
      const other = contour('G:6')
      const beside = other.cents.map(
        (value, at) => value - vibrato.cents * (other.tremble[at] ?? 0),
      )
      expect(() => expectNear(reach({ cents: beside }, from, to), placeOf('G'), 3)).toThrow()
    },
  )

  test('the pitch of a phrase is sharp where a string is plucked, and hardly drifts after that', () => {
    const { cents, tremble } = contour('G:6', YAMAN, sitar)
    const steady = cents.map((value, at) => value - vibrato.cents * (tremble[at] ?? 0))
    expect((steady[1] ?? 0) - placeOf('G')).toBeGreaterThan(3)
    expectNear(reach({ cents: steady }, 1.2, 2.9), placeOf('G'), 1.05)
  })

  test('the pitch of a phrase trembles on long notes only', () => {
    const turns = (text: string, from: number, to: number) => {
      const part = contour(text).cents.subarray(from * 1000, to * 1000)
      const rises = part.subarray(1).map((value, at) => Math.sign(value - (part[at] ?? value)))
      return rises.filter((rise, at) => at > 0 && rise * (rises[at - 1] ?? 0) < 0).length
    }
    expect(turns('G:4', 1.8, 3)).toBeGreaterThan(9)
    expect(turns('G:1.5 R:1.5', 0.3, 1.3)).toBeLessThan(3)
  })

  test.each([
    ['S:2 G:3', 0.1],
    ['S:2 /G:3', 0.35],
    ["S:2 /S':3", 0.4],
    ['S:2 (M)G:3', 0.22],
    ["S:0.5 /S':0.5 /S:0.5 /S':1.5", 0.3],
  ])('the pitch of a phrase reaches each note in every way: %s', (text, after) => {
    const sung = phrase(text)
    const last = sung.notes.at(-1)
    if (!last) throw new RangeError(text)
    const from = last.startSeconds - sung.startSeconds + after
    expectNear(reach(contour(text), from, from + 0.5), centsAboveSa(YAMAN, last.note))
  })

  test('the pitch of a phrase never jumps on the flute, with any notes', () => {
    const { cents } = contour("S:0.5 (P)/G:0.5 (R)S:0.5 /S':0.5 (G)/,N:0.5 R:0.2 (S)/,N:0.3 S:2")
    const steps = cents.subarray(1).map((value, index) => Math.abs(value - (cents[index] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(60)
  })

  test('the pitch of a phrase takes longer for a wider meend', () => {
    const between = (text: string) => {
      const { cents } = contour(text)
      const [from, to] = [cents[1700] ?? 0, cents[2900] ?? 0]
      return cents.filter((value) => value > from + 20 && value < to - 20).length
    }
    expect(between('S:2 /P:3')).toBeGreaterThan(between('S:2 /R:3') + 100)
  })

  test('the pitch of a phrase touches the kan, holds it and leaves it', () => {
    const kan = contour('S:2 (M)G:3')
    expectNear(reach(kan, 2.03, 2.06), placeOf('M'))
    expectNear(reach(kan, 2.25, 4), placeOf('G'))
  })

  test.each(['r', 'd'] as const)(
    'the pitch of a phrase swings andolit %s from its place one way, and no further',
    (swara) => {
      const swing = BHAIRAV.andolan[swara]
      if (!swing) throw new RangeError(swara)
      const place = placeOf(swara, BHAIRAV)
      const [low, high] = reach(contour(`${swara}:6~`, BHAIRAV), 0.2, 5.9)
      const ends = [place, place + swing.depthCents].sort((a, b) => a - b)
      expect(low).toBeGreaterThan((ends[0] ?? 0) - DRIFT - 1)
      expect(high).toBeLessThan((ends[1] ?? 0) + DRIFT + 1)
      expect(high - low).toBeGreaterThan(Math.abs(swing.depthCents) * 0.8)
      // A quarter of a second of the swara itself comes first.
      expectNear(reach(contour(`${swara}:6~`, BHAIRAV), 0.17, 0.25), place, DRIFT + 1)
    },
  )

  test('the pitch of a phrase is the same for the same seed only', () => {
    const again = (seed: string) => contourOf(YAMAN, phrase('S:2 /G:3'), 100, bansuri, seed)
    expect(again('a')).toEqual(again('a'))
    expect(again('a').cents).not.toEqual(again('b').cents)
  })
})

test('the breath of a phrase comes and goes, and has no hole', () => {
  const { breath } = contour('S:2 R:1 /G:3')
  expect(breath[0]).toBe(0)
  expect(breath.at(-1)).toBeCloseTo(0, 2)
  expect(Math.min(...breath.subarray(220, 5600))).toBeGreaterThan(0.4)
  expect(Math.max(...breath)).toBeLessThanOrEqual(1.8)
})

test('the air of a phrase comes before its tone, and again where the tongue begins a note', () => {
  const { air, breath } = contour('S:2 R:2 /G:2')
  const beside = (seconds: number) => {
    const tick = Math.round(seconds * 1000)
    return (air[tick] ?? Number.NaN) - (breath[tick] ?? Number.NaN)
  }
  expect(air[12]).toBeGreaterThan(0.3)
  expect(breath[12]).toBeLessThan(0.05)
  expect(beside(2.014)).toBeGreaterThan(0.1)
  expect(beside(1)).toBeLessThan(0.01)
  expect(beside(4)).toBeLessThan(0.01)
  expect(contour('S:2', YAMAN, sitar).air).toEqual(contour('S:2', YAMAN, sitar).breath)
})

test('the tone of a phrase begins the more quickly, the more strongly it is blown', () => {
  const begun = Array.from({ length: 60 }, (_, seed) => {
    const { breath } = contourOf(YAMAN, phrase('S:1.7'), 100, bansuri, `begun-${seed}`)
    const level = breath[600] ?? Number.NaN
    const at = (share: number) => breath.findIndex((value) => value > share * level)
    return { level, rise: at(0.8) - at(0.1) }
  }).sort((one, other) => one.level - other.level)
  const mean = (some: typeof begun) => some.reduce((sum, { rise }) => sum + rise, 0) / some.length
  expect(mean(begun.slice(0, 15))).toBeGreaterThan(1.7 * mean(begun.slice(-15)))
})

test('the scoop of a phrase is another each time, from below and never far', () => {
  const begins = Array.from({ length: 30 }, (_, seed) => {
    const { cents } = contourOf(YAMAN, phrase('S:2'), 100, bansuri, `scoop-${seed}`)
    return cents[0] ?? Number.NaN
  })
  expect(Math.min(...begins)).toBeGreaterThan(-60 - UNSTEADY)
  expect(Math.max(...begins)).toBeLessThan(UNSTEADY)
  expect(Math.max(...begins) - Math.min(...begins)).toBeGreaterThan(35)
})

test('the vibrato of a phrase is for the overtones too, on long notes only', () => {
  const { tremble } = contour('S:1 G:4')
  const reach = (from: number, to: number) =>
    Math.max(...tremble.subarray(from * 1000, to * 1000).map(Math.abs))
  expect(reach(0, 1.6)).toBe(0)
  expect(reach(2.8, 4)).toBeGreaterThan(0.9)
  expect(reach(0, 5)).toBeLessThanOrEqual(1)
})

test('the breath of a phrase dips where the tongue begins a note, and not in a meend', () => {
  const at = (text: string, seconds: number) => contour(text).breath[seconds * 1000] ?? 0
  expect(at('S:2 R:2', 2)).toBeLessThan(0.7 * at('S:2 R:2', 1.8))
  expect(at('S:2 /R:2', 2)).toBeGreaterThan(0.9 * at('S:2 /R:2', 1.8))
})

test.each([12.3, 12.3006, 12.2996])(
  'the pitch of a phrase ends before the tick at which the next begins, at %s seconds',
  (next) => {
    const sung = sungAt(parsePhrase('S:2'), 10.0004)
    const { startTick, cents } = contourOf(YAMAN, sung, next, sitar, 'test')
    expect(startTick + cents.length).toBe(Math.round(next * 1000))
  },
)

test('the breath of a phrase is over when the next phrase begins', () => {
  const { breath } = contourOf(YAMAN, phrase('S:2'), 12.3, sitar, 'test')
  expect(breath.length).toBe(2300)
  expect(breath.at(-1)).toBeCloseTo(0, 2)
})

describe('the plucks of a phrase', () => {
  const plucks = (text: string) =>
    contour(text, YAMAN, sitar).strokes.map((stroke) => stroke.tick / 1000)

  test('the plucks of a phrase are on notes that start again: a meend bends the sounding note', () => {
    expect(plucks('S:1 R:1 /G:1 M:1 /P:1 /M:1 G:1')).toEqual([0, 1, 3, 6])
  })

  test('the plucks of a phrase strike every second touch of a turn, and bend to the others', () => {
    const [first, touch, ...others] = plucks('S:1 (GRGR)S:2')
    expect([first, touch]).toEqual([0, 1])
    expect(others).toHaveLength(2)
    expect(Math.max(...others)).toBeLessThan(2)
    expect(plucks('S:1 (R)S:2')).toEqual([0, 1])
  })

  test('the plucks of a phrase come again, more softly, on a note that is held', () => {
    expect(plucks('S:6')).toEqual([0, 3])
    expect(contour('S:6', YAMAN, sitar).strokes[1]?.force).toBeLessThan(1)
  })
})

test('a swara the raga does not permit is refused by name', () => {
  expect(() => contour('S m')).toThrow('Yaman does not permit m')
})
