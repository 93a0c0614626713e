import { LastMade } from '~/raga/sound/strings/last-made.ts'
import { type StringTables, type Tuning, tunedStrings } from '~/raga/sound/strings/string-tables.ts'

// Two tanpuras before and after a change of their tuning; each tuning takes about 21 MB.
const tunings = new LastMade<string, readonly StringTables[]>(4)

/**
 * The strings of `tunedStrings`, with the last tunings kept: to make them takes longer than to begin
 * a session that is entered again.
 */
export function keptStrings(
  tuning: Tuning,
  cents: number,
  seconds: number,
): readonly StringTables[] {
  const { tonicHz, swaras, tanpura } = tuning
  const key = JSON.stringify([tonicHz, swaras, tanpura, cents, seconds])
  return tunings.of(key, () => tunedStrings(tuning, cents, seconds))
}
