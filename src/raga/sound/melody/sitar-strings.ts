import { LastMade } from '~/raga/sound/strings/last-made.ts'
import {
  pluckString,
  type StringBuild,
  type StringSpec,
} from '~/raga/sound/strings/string-model.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** One stroke of a string, and its pitch when read at normal speed. */
export type StringTable = { readonly samples: Float32Array; readonly hz: number }

const { strings, build, pluck, sharpnessCents } = TIMBRE.sitar

// As many as the widest voice has notes: each takes about 20 ms of CPU time and 0.75 MB, and is the
// same for every raga.
const tables = new LastMade<number, StringTable>(32)

/**
 * The string of the semitone nearest to `hz`, modelled at that pitch, so that a note has one colour
 * however its pitch drifts, and the body's resonances stay where they are. Two strings further apart
 * cannot be mixed instead: the body turns their phases, and some partials would cancel out.
 */
export function stringTable(hz: number): StringTable {
  const semitone = Math.round(12 * Math.log2(hz / strings.lowest.hz))
  return tables.of(semitone, () => makeTable(semitone))
}

function makeTable(semitone: number): StringTable {
  const { highestPartialHz, ...spec } = stringAt(strings.lowest.hz * 2 ** (semitone / 12))
  return {
    samples: pluckString(spec, pluck, { ...build, highestPartialHz }),
    // The bridge makes every partial sharp by the same ratio.
    hz: spec.hz * 2 ** (sharpnessCents / 1200),
  }
}

/** A string at a pitch: each property changes by the same ratio in every octave, also outside. */
function stringAt(hz: number): StringSpec & Pick<StringBuild, 'highestPartialHz'> {
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
