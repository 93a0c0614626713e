import { findRaga } from '~/raga/catalogue.ts'
import type { Raga, RagaId } from '~/raga/raga.ts'

/** A raga that the catalogue is known to hold. */
export function ragaFor(id: RagaId): Raga {
  const raga = findRaga(id)
  if (!raga) throw new RangeError(`The catalogue has lost ${id}`)
  return raga
}
