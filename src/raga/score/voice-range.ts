import type { Raga } from '~/raga/model/raga.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'

/** The lowest and the highest note that the voice of a raga reaches, in semitones from middle Sa. */
export function rangeOf({
  voice,
  register,
}: Pick<Raga, 'voice' | 'register'>): readonly [lowest: number, highest: number] {
  const [lowest, highest] = ALAP_FORM.range[voice]
  const goesLow = voice !== 'bansuri' && register === 'low'
  return [goesLow ? ALAP_FORM.lowestOfLowString : lowest, highest]
}
