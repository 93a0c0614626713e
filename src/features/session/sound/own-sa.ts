import { SA_KEYS, type SaKey, saHz, saName } from '~/domain/improvisation/sa.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'

/** "C♯3" as a screen reader says it. */
export const spokenSa = (key: SaKey) => saName(key).replace('♯', ' sharp ')

/** The key that is nearest to the customary Sa of a raga. */
export function customarySa({ tonicHz }: Pick<Raga, 'tonicHz'>): SaKey {
  const far = (key: SaKey) => Math.abs(Math.log2(saHz(key) / tonicHz))
  return SA_KEYS.reduce((nearest, key) => (far(key) < far(nearest) ? key : nearest))
}

/**
 * Where a voice that speaks low or high begins to look for its Sa. Singers choose it so that a fourth
 * or fifth below it and the octave above it are both easy.
 */
export const VOICES = [
  { value: 'as2', label: 'Low' },
  { value: 'ds3', label: 'Middle' },
  { value: 'g3', label: 'High' },
] as const satisfies readonly { value: SaKey; label: string }[]

/** The low swara from which a voice reaches up to the high Sa: Pa, or Ma in a raga without Pa. */
export function lowSwara({ swaras }: Pick<Raga, 'swaras'>): SwaraLetter {
  const letters = swaras.map(({ swara }) => swara)
  return (['P', 'm', 'M'] as const).find((letter) => letters.includes(letter)) ?? 'S'
}
