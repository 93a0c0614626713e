import { SA_KEYS, type SaKey, saHz, saName } from '~/domain/improvisation/sa.ts'
import type { Raga } from '~/raga/raga.ts'

/** "C♯3" as a screen reader says it. */
export const spokenSa = (key: SaKey) => saName(key).replace('♯', ' sharp ')

/** The key that is nearest to the customary Sa of a raga. */
export function customarySa({ tonicHz }: Pick<Raga, 'tonicHz'>): SaKey {
  const far = (key: SaKey) => Math.abs(Math.log2(saHz(key) / tonicHz))
  return SA_KEYS.reduce((nearest, key) => (far(key) < far(nearest) ? key : nearest))
}

/**
 * Where a voice that speaks low or high begins to look for its Sa. Singers choose it so that the low
 * Pa and the high Sa are both easy.
 */
export const VOICES = [
  { value: 'as2', label: 'Low' },
  { value: 'cs3', label: 'Rather low' },
  { value: 'e3', label: 'Rather high' },
  { value: 'g3', label: 'High' },
] as const satisfies readonly { value: SaKey; label: string }[]
