import { AYANAMSHA_NAMES, type OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'

/** "Lahiri ayanamsha, 23.7300°"; without the value where a service does not give it. */
export function ayanamshaWords(ayanamsha: OfferedAyanamsha, degrees: number | null): string {
  const name = `${AYANAMSHA_NAMES[ayanamsha]} ayanamsha`
  return degrees === null ? name : `${name}, ${degrees.toFixed(4)}°`
}
