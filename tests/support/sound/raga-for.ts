import { findRaga } from '~/raga/catalogue.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'

/** A raga that is in the catalogue. */
export function ragaFor(id: RagaId): Raga {
  const raga = findRaga(id)
  if (!raga) throw new RangeError(`The catalogue has lost ${id}`)
  return raga
}
