import { smoothstep } from '~/raga/sound/melody/ticks.ts'
import { gainOf } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { overtonesDb, overblownFrom, overblownShare } = TIMBRE.bansuri.fingerings

// Twelve fingerings each, from Sa upwards: the gains of the second harmonic and the next ones.
const OPEN = overtonesDb.map((row) => row.map(gainOf))
const OVERBLOWN = overtonesDb.map((row) => row.map((db) => gainOf(overblownShare * db)))

/**
 * Whether a pitch is overblown: from Pa on the fingerings come again, and the flute sounds an octave
 * above its bore.
 * @param cents above middle Sa.
 */
export function isOverblown(cents: number): boolean {
  return Math.round(cents / 100) >= overblownFrom
}

/**
 * How much stronger or weaker the fingering of a pitch makes the second and each later harmonic, as
 * factors. Between two fingerings the fingers move gradually, as in a meend.
 * @param cents above middle Sa.
 * @param gains receives one factor for each harmonic above the first.
 */
export function fingerOvertones(cents: number, gains: Float64Array): void {
  const below = Math.floor(cents / 100)
  const [from, to] = [rowAt(below), rowAt(below + 1)]
  const share = smoothstep(cents / 100 - below)
  for (let index = 0; index < gains.length; index++) {
    // Harmonics beyond the table are as its last.
    const at = Math.min(index, from.length - 1)
    gains[index] = (from[at] as number) * (1 - share) + (to[at] as number) * share
  }
}

function rowAt(semitone: number): readonly number[] {
  const rows = semitone >= overblownFrom ? OVERBLOWN : OPEN
  return rows[((semitone % rows.length) + rows.length) % rows.length] as readonly number[]
}
