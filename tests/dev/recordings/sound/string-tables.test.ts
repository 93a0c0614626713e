import { describe, expect, test } from 'vitest'
import { pluckString } from '~/raga/sound/strings/string-model.ts'
import { resample, tunedStrings } from '~/raga/sound/strings/string-tables.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'
import { partialsOf } from '~dev/recordings/measure/partials.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const RATE = 32_000

/** The furthest of the audible partials from its place, cents. */
function worstPartial(table: Float32Array, hz: number, count = 10): number {
  const partials = partialsOf(table.subarray(0.1 * RATE, 2.1 * RATE), RATE, hz, count)
  const loudest = Math.max(...partials.map((partial) => partial.db))
  const audible = partials.filter((partial) => partial.db > loudest - 30)
  return Math.max(...audible.map((partial) => Math.abs(partial.cents)))
}

const untuned = (table: Float32Array) =>
  resample(table, 2 ** (-TIMBRE.string.sharpnessCents / 1200))

describe('the strings of the tanpura', () => {
  test.each(Object.entries(TIMBRE.models))(
    'the strings of the tanpura are in tune in every audible partial: %s',
    (_name, model) => {
      for (const pluck of TIMBRE.string.plucks) {
        const table = untuned(pluckString(model, pluck, TIMBRE.string))
        expect(worstPartial(table, model.hz)).toBeLessThan(3)
      }
    },
  )

  test('a string of the tanpura that is five cents off is found', () => {
    const table = untuned(pluckString(TIMBRE.models.jodi, TIMBRE.string.plucks[0], TIMBRE.string))
    expect(
      worstPartial(resample(table, 2 ** (5 / 1200)), TIMBRE.models.jodi.hz, 4),
    ).toBeGreaterThan(3)
  })

  test.each([
    ['yaman', 3 / 4],
    ['malkauns', 2 / 3],
  ] as const)('the four strings of the tanpura are on their swaras: %s', (id, first) => {
    const { tonicHz } = ragaFor(id)
    const wanted = [first, 1, 1, 1 / 2].map((ratio) => ratio * tonicHz)
    for (const [string, [table]] of tunedStrings(ragaFor(id), 0).entries()) {
      expect(worstPartial(table ?? new Float32Array(), wanted[string] ?? 0, 4)).toBeLessThan(3)
    }
  })

  test('the strings of the tanpura have jawari: the overtones come after the stroke and sink', () => {
    const table = pluckString(TIMBRE.models.kharaj, TIMBRE.string.plucks[0], TIMBRE.string)
    const high = (from: number) =>
      partialsOf(
        table.subarray(from * RATE, (from + 0.5) * RATE),
        RATE,
        TIMBRE.models.kharaj.hz,
        14,
      )
        .slice(9)
        .reduce((sum, partial) => sum + 10 ** (partial.db / 10), 0)
    expect(high(1.2)).toBeGreaterThan(high(0.02))
    expect(high(5)).toBeLessThan(high(1.2))
  })
})
