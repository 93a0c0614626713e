import { pluckString } from '~/raga/sound/strings/string-model.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** One stroke of a string, and its pitch when read at normal speed. */
export type StringTable = { readonly samples: Float32Array; readonly hz: number }

const { strings, build, pluck, sharpnessCents } = TIMBRE.sitar

/** More than one session plays; each is about 0.8 MB. */
const MOST_TABLES = 32

// Each takes about 20 ms of CPU time and is the same for every raga, so the last ones are kept.
const kept = new Map<number, StringTable>()

/**
 * The string of the semitone nearest to `hz`, modelled at that pitch: the wood stays where it is
 * when the note moves, and a note has one colour however its pitch drifts. Two strings further apart
 * cannot be mixed instead, because the wood turns their partials against each other.
 */
export function stringTable(hz: number): StringTable {
  const semitone = Math.round(12 * Math.log2(hz / strings.lowest.hz))
  const table = kept.get(semitone) ?? makeTable(semitone)
  kept.delete(semitone)
  kept.set(semitone, table)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > MOST_TABLES) kept.delete(oldest)
  return table
}

function makeTable(semitone: number): StringTable {
  const { highestPartialHz, ...spec } = stringAt(strings.lowest.hz * 2 ** (semitone / 12))
  return {
    samples: pluckString(spec, pluck, { ...build, highestPartialHz }),
    // The bridge makes every partial sharp by the same ratio.
    hz: spec.hz * 2 ** (sharpnessCents / 1200),
  }
}

/** A string at a pitch: each property changes by the same ratio in every octave. */
function stringAt(hz: number) {
  const { lowest, highest } = strings
  const part = Math.log2(hz / lowest.hz) / Math.log2(highest.hz / lowest.hz)
  const at = (name: keyof typeof lowest) => lowest[name] * (highest[name] / lowest[name]) ** part
  return {
    hz,
    stiffness: at('stiffness'),
    decayLowSeconds: at('decayLowSeconds'),
    decayHighSeconds: at('decayHighSeconds'),
    contact: at('contact'),
    highestPartialHz: at('highestPartialHz'),
  }
}
