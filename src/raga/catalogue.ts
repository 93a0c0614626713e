import { KARUNA } from '~/raga/catalogue/karuna.ts'
import { SHANTHA } from '~/raga/catalogue/shantha.ts'
import { SHRINGARA } from '~/raga/catalogue/shringara.ts'
import type { Raga } from '~/raga/raga.ts'

/**
 * Every raga Alap knows. No open source is an authority on raga facts: each entry names the pages
 * it was read from, and says where they differ. Just ratios are general knowledge throughout.
 */
export const RAGAS: readonly Raga[] = [...SHANTHA, ...KARUNA, ...SHRINGARA]

/** The raga of an id such as `ahir-bhairav`, if there is one. */
export function findRaga(id: string): Raga | undefined {
  return RAGAS.find((raga) => raga.id === id)
}

/** The raga of a name as the database and people write it; case and outer spaces do not matter. */
export function ragaNamed(name: string): Raga | undefined {
  const wanted = name.trim().toLowerCase()
  return RAGAS.find((raga) => raga.name.toLowerCase() === wanted)
}
