import { describe, expect, test } from 'vitest'
import { type Pluck, pluckString } from '~/raga/sound/strings/string-model.ts'
import { contactAt, resample, tunedStrings } from '~/raga/sound/strings/string-tables.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { partialsOf } from '~dev/recordings/measure/partials.ts'
import { droneSpectrum } from '~dev/recordings/timbre/drone-spectrum.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const RATE = 32_000

/** The furthest of the audible partials from its place, cents. */
function worstPartial(table: Float32Array, hz: number, count = 10): number {
  // Until the gourd's echoes have come together, they turn the phase of a partial that grows.
  const partials = partialsOf(table.subarray(0.4 * RATE, 2.4 * RATE), RATE, hz, count)
  const loudest = Math.max(...partials.map((partial) => partial.db))
  const audible = partials.filter((partial) => partial.db > loudest - 30)
  return Math.max(...audible.map((partial) => Math.abs(partial.cents)))
}

type Model = keyof typeof TIMBRE.models

/** A stroke of a string as it is modelled at a pitch, with its sharpness taken away. */
function modelled(
  name: Model,
  hz: number,
  pluck: Pluck = TIMBRE.string.plucks[0],
  sa = 138.59,
): Float32Array {
  const { sharpnessCents, ...model } = TIMBRE.models[name]
  const table = pluckString(
    { ...model, contact: contactAt(model.contact, sa), hz },
    pluck,
    TIMBRE.string,
  )
  return resample(table, 2 ** (-sharpnessCents / 1200))
}

/** G♯2 and G3, the lowest and the highest Sa, and one between. */
const EVERY_SA = [103.83, 138.59, 196]
const OF_SA: Readonly<Record<Model, readonly number[]>> = {
  first: [2 / 3, 3 / 4],
  jodi: [1],
  kharaj: [1 / 2],
}
/** Below, the second of a stroke passes before the bridge has locked all partials. */
const LOW_HZ = 75

describe('the strings of the tanpura', () => {
  test.each(
    (Object.keys(OF_SA) as Model[]).flatMap((name) =>
      OF_SA[name].flatMap((ratio) => EVERY_SA.map((sa) => [name, ratio * sa, sa] as const)),
    ),
  )(
    'the strings of the tanpura are in tune in every audible partial: %s at %s Hz',
    (name, hz, sa) => {
      for (const pluck of TIMBRE.string.plucks) {
        expect(worstPartial(modelled(name, hz, pluck, sa), hz)).toBeLessThan(hz < LOW_HZ ? 7 : 3)
      }
    },
  )

  test('a string of the tanpura that is five cents off is found', () => {
    const off = resample(modelled('jodi', 138.6), 2 ** (5 / 1200))
    expect(worstPartial(off, 138.6, 4)).toBeGreaterThan(3)
  })

  const { pulses } = TIMBRE.playing
  test.each([
    [103.83, { cycle: 1, stringSeconds: TIMBRE.string.seconds }],
    [196, { cycle: 1, stringSeconds: TIMBRE.string.seconds }],
    [196, pulses.slow],
    [196, pulses.quick],
  ])(
    'the strings of the tanpura sound for the slowest cycle of strokes, with Sa at %s Hz, %j',
    (tonicHz, pulse) => {
      const { playing, tanpuras } = TIMBRE
      const cycle = pulse.cycle * Math.max(...tanpuras.map(({ cycleSeconds }) => cycleSeconds))
      const slowest =
        cycle * (1 + playing.cycleDrift) + 2 * playing.timingSeconds + playing.dampSeconds
      for (const tables of tunedStrings({ ...ragaFor('yaman'), tonicHz }, 2, pulse.stringSeconds)) {
        for (const table of tables) {
          expect(table().length / RATE - TIMBRE.string.releaseSeconds).toBeGreaterThan(slowest)
        }
      }
    },
  )

  test.each([
    ['yaman', 3 / 4],
    ['malkauns', 2 / 3],
  ] as const)('the four strings of the tanpura are on their swaras: %s', (id, first) => {
    const { tonicHz } = ragaFor(id)
    const wanted = [first, 1, 1, 1 / 2].map((ratio) => ratio * tonicHz)
    for (const [string, [table]] of tunedStrings(ragaFor(id), 0).entries()) {
      // The two jodi strings beat.
      const within = string === 1 || string === 2 ? 3 + TIMBRE.playing.jodiCents : 3
      expect(worstPartial(table?.() ?? new Float32Array(), wanted[string] ?? 0, 4)).toBeLessThan(
        within,
      )
    }
  })

  test.each([
    ['yaman', Number.NEGATIVE_INFINITY, 0],
    ['bhairav', Number.NEGATIVE_INFINITY, 0],
    ['malkauns', 6, Number.POSITIVE_INFINITY],
    ['durga', 6, Number.POSITIVE_INFINITY],
  ] as const)(
    'the thread of the kharaj lets Ga recede only where the raga has no shuddha Ga: %s',
    (id, least, most) => {
      const raga = ragaFor(id)
      for (const table of tunedStrings(raga, 0)[3] ?? []) {
        const heard = table().subarray(0.05 * RATE, 4 * RATE)
        const partials = partialsOf(heard, RATE, raga.tonicHz / 2, 12)
        const pa = (partials[11]?.db ?? Number.NaN) - (partials[9]?.db ?? Number.NaN)
        expect(pa).toBeGreaterThanOrEqual(least)
        expect(pa).toBeLessThanOrEqual(most)
      }
    },
  )

  test('the strings of the tanpura have jawari: the overtones come after the stroke and sink', () => {
    const table = modelled('kharaj', 69.3)
    const high = (from: number) =>
      partialsOf(table.subarray(from * RATE, (from + 0.5) * RATE), RATE, 69.3, 14)
        .slice(9)
        .reduce((sum, partial) => sum + 10 ** (partial.db / 10), 0)
    expect(high(1.2)).toBeGreaterThan(high(0.02))
    expect(high(5)).toBeLessThan(high(1.2))
  })

  test('the gourd lets the shine of a string sink that would be switched off, and is heard in no tone', () => {
    const { gourd, ...dry } = { ...TIMBRE.string, seconds: 5.5 }
    const [ringing, still] = [{ ...dry, gourd }, dry].map((build) =>
      droneSpectrum(
        pluckString({ ...TIMBRE.models.kharaj, hz: 98 }, TIMBRE.string.plucks[4], build).subarray(
          0,
          5 * RATE,
        ),
        196,
        5,
      ),
    )
    if (!ringing || !still) throw new RangeError('Two were plucked')
    expect(still.steepest - ringing.steepest).toBeGreaterThan(1)
    for (const [band, level] of ringing.bands.slice(0, 6).entries()) {
      expect(Math.abs(level - (still.bands[band] ?? 0))).toBeLessThan(0.3)
    }
  })
})
