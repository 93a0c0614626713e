import type { Note } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { centsOf } from '~/raga/swara.ts'

/**
 * Where a note stands in a raga's own tuning, in cents above middle Sa. Throws a `RangeError` for
 * a swara the raga does not permit.
 */
export function centsAboveSa(raga: Raga, { swara, octave }: Note): number {
  const tuned = raga.swaras.find((candidate) => candidate.swara === swara)
  if (!tuned) throw new RangeError(`${raga.name} does not permit ${swara} in its melody`)
  return centsOf(tuned.ratio) + 1200 * octave
}
