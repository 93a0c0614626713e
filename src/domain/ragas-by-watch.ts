import { RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS, type Prahar } from '~/raga/prahar.ts'
import type { Raga } from '~/raga/raga.ts'

export type Watch = { readonly prahar: Prahar; readonly ragas: readonly Raga[] }

/** All ragas under their usual watch: the present watch first, then as the day goes on; no watch is empty. */
export function ragasByWatch(present: Prahar): readonly Watch[] {
  const start = PRAHARS.indexOf(present)
  return [...PRAHARS.slice(start), ...PRAHARS.slice(0, start)]
    .map((prahar) => ({ prahar, ragas: RAGAS.filter(({ prahars }) => prahars[0] === prahar) }))
    .filter(({ ragas }) => ragas.length > 0)
}
