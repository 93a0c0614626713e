import { type StringTables, type Tuning, tunedStrings } from '~/raga/sound/strings/string-tables.ts'

/** Two tanpuras before and after a change of their tuning; each tuning takes about 8 MB. */
const MOST_TUNINGS = 4

const kept = new Map<string, readonly StringTables[]>()

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
  const known = kept.get(key) ?? tunedStrings(tuning, cents, seconds)
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > MOST_TUNINGS) kept.delete(oldest)
  return known
}
