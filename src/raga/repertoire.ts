import { type Note, type Phrase, parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import type { RagaId } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import { AHIR_BHAIRAV } from '~/raga/repertoire/ahir-bhairav.ts'
import { BAGESHRI } from '~/raga/repertoire/bageshri.ts'
import { BHAIRAV } from '~/raga/repertoire/bhairav.ts'
import { BHAIRAVI } from '~/raga/repertoire/bhairavi.ts'
import { BHIMPALASI } from '~/raga/repertoire/bhimpalasi.ts'
import { BHUPALI } from '~/raga/repertoire/bhupali.ts'
import { BRINDAVANI_SARANG } from '~/raga/repertoire/brindavani-sarang.ts'
import { DARBARI_KANADA } from '~/raga/repertoire/darbari-kanada.ts'
import { DESH } from '~/raga/repertoire/desh.ts'
import { DURGA } from '~/raga/repertoire/durga.ts'
import { HAMSADHWANI } from '~/raga/repertoire/hamsadhwani.ts'
import { KAFI } from '~/raga/repertoire/kafi.ts'
import { KHAMAJ } from '~/raga/repertoire/khamaj.ts'
import { LALIT } from '~/raga/repertoire/lalit.ts'
import { MALKAUNS } from '~/raga/repertoire/malkauns.ts'
import type { RepertoireEntry } from '~/raga/repertoire/repertoire-entry.ts'
import { SHIVARANJANI } from '~/raga/repertoire/shivaranjani.ts'
import { TODI } from '~/raga/repertoire/todi.ts'
import { YAMAN } from '~/raga/repertoire/yaman.ts'

/** What a musician knows by heart about one raga. */
export type Repertoire = {
  readonly ragaId: RagaId
  /** Movements its grammar permits beyond aroha, avaroha and pakad. */
  readonly chalan: readonly (readonly Note[])[]
  /**
   * The lines it prefers up and down between known phrases, if they differ from its aroha and
   * avaroha. They use only swaras and steps that its grammar permits; all lines have equal weight.
   */
  readonly ascents: readonly (readonly Note[])[]
  readonly descents: readonly (readonly Note[])[]
  /** Phrases of an alap, from the low register to the high. */
  readonly phrases: readonly Phrase[]
  /** The phrase that closes every session: it ends on a long middle Sa. */
  readonly cadence: Phrase
  /**
   * What the composer aims at, percent of the steady time: set so that the measured shares come near
   * those of singers, or so that vadi and samvadi lead. Other swaras have the usual shares.
   */
  readonly shares: Readonly<Partial<Record<SwaraLetter, number>>>
}

const ENTRIES: Readonly<Record<RagaId, RepertoireEntry>> = {
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

/**
 * The repertoire of a raga.
 * @throws RangeError for a line it cannot read
 */
export function repertoireOf(ragaId: RagaId): Repertoire {
  return repertoireFrom(ENTRIES[ragaId])
}

/**
 * Reads an entry.
 * @throws RangeError naming the word it cannot read
 */
export function repertoireFrom(entry: RepertoireEntry): Repertoire {
  return {
    ragaId: entry.ragaId,
    chalan: entry.chalan.map(parseNotes),
    ascents: (entry.ascents ?? []).map(parseNotes),
    descents: (entry.descents ?? []).map(parseNotes),
    phrases: entry.phrases.map(parsePhrase),
    cadence: parsePhrase(entry.cadence),
    shares: entry.shares ?? {},
  }
}
