import { AHIR_BHAIRAV } from '~/raga/catalogue/ahir-bhairav.ts'
import { BAGESHRI } from '~/raga/catalogue/bageshri.ts'
import { BHAIRAV } from '~/raga/catalogue/bhairav.ts'
import { BHAIRAVI } from '~/raga/catalogue/bhairavi.ts'
import { BHIMPALASI } from '~/raga/catalogue/bhimpalasi.ts'
import { BHUPALI } from '~/raga/catalogue/bhupali.ts'
import { BRINDAVANI_SARANG } from '~/raga/catalogue/brindavani-sarang.ts'
import { DARBARI_KANADA } from '~/raga/catalogue/darbari-kanada.ts'
import { DESH } from '~/raga/catalogue/desh.ts'
import { DURGA } from '~/raga/catalogue/durga.ts'
import { HAMSADHWANI } from '~/raga/catalogue/hamsadhwani.ts'
import { KAFI } from '~/raga/catalogue/kafi.ts'
import { KHAMAJ } from '~/raga/catalogue/khamaj.ts'
import { LALIT } from '~/raga/catalogue/lalit.ts'
import { MALKAUNS } from '~/raga/catalogue/malkauns.ts'
import { SHIVARANJANI } from '~/raga/catalogue/shivaranjani.ts'
import { TODI } from '~/raga/catalogue/todi.ts'
import { YAMAN } from '~/raga/catalogue/yaman.ts'
import { PRAHARS, type Prahar } from '~/raga/model/prahar.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'

const CATALOGUE: Readonly<Record<RagaId, Raga>> = {
  bhupali: BHUPALI,
  yaman: YAMAN,
  'ahir-bhairav': AHIR_BHAIRAV,
  malkauns: MALKAUNS,
  bageshri: BAGESHRI,
  bhairavi: BHAIRAVI,
  shivaranjani: SHIVARANJANI,
  desh: DESH,
  khamaj: KHAMAJ,
  hamsadhwani: HAMSADHWANI,
  durga: DURGA,
  bhairav: BHAIRAV,
  'darbari-kanada': DARBARI_KANADA,
  todi: TODI,
  lalit: LALIT,
  'brindavani-sarang': BRINDAVANI_SARANG,
  kafi: KAFI,
  bhimpalasi: BHIMPALASI,
}

/** Every raga of the app; `raga-sources.ts` says where the facts of each come from. */
export const RAGAS: readonly Raga[] = Object.values(CATALOGUE)

/** The raga with an id such as `ahir-bhairav`, if there is one. */
export function findRaga(id: string): Raga | undefined {
  return RAGAS.find((raga) => raga.id === id)
}

/**
 * The raga with a name as the database and people write it; case and outer spaces do not matter.
 */
export function ragaNamed(name: string): Raga | undefined {
  const wanted = name.trim().toLowerCase()
  return RAGAS.find((raga) => raga.name.toLowerCase() === wanted)
}

export type Watch = { readonly prahar: Prahar; readonly ragas: readonly Raga[] }

/**
 * All ragas by their usual watch: the present watch first, then in the order of the day. Each watch
 * has at least one raga.
 */
export function ragasByWatch(present: Prahar): readonly Watch[] {
  const start = PRAHARS.indexOf(present)
  return [...PRAHARS.slice(start), ...PRAHARS.slice(0, start)]
    .map((prahar) => ({ prahar, ragas: RAGAS.filter(({ prahars }) => prahars[0] === prahar) }))
    .filter(({ ragas }) => ragas.length > 0)
}
