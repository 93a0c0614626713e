import { pluckString } from '~/raga/sound/string-model.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

/** One stroke of a string, and the pitch it sounds at when read at its own pace. */
export type VeenaTable = { readonly samples: Float32Array; readonly hz: number }

const { strings, build, pluck, sharpnessCents } = TIMBRE.veena

// Some 20 ms of arithmetic each and the same for every raga: made when first played, kept.
const made = new Map<number, VeenaTable>()

/** The string nearest in pitch to `hz`. */
export function veenaTable(hz: number): VeenaTable {
  const away = strings.map((string) => Math.abs(Math.log2(hz / string.hz)))
  const nearest = away.indexOf(Math.min(...away))
  const known = made.get(nearest)
  if (known) return known
  const spec = strings[nearest] ?? strings[0]
  const samples = pluckString(spec, pluck, build)
  // The bridge sharpens every partial alike.
  const table = { samples, hz: spec.hz * 2 ** (sharpnessCents / 1200) }
  made.set(nearest, table)
  return table
}
