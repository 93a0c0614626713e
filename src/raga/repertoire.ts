import { type Note, type Phrase, parseNotes, parsePhrase } from '~/raga/notation.ts'
import type { RagaId } from '~/raga/raga.ts'
import { BAGESHRI } from '~/raga/repertoire/bageshri.ts'
import { BHAIRAVI } from '~/raga/repertoire/bhairavi.ts'
import { BHIMPALASI } from '~/raga/repertoire/bhimpalasi.ts'
import { DESH } from '~/raga/repertoire/desh.ts'
import { DURGA } from '~/raga/repertoire/durga.ts'
import { HAMSADHWANI } from '~/raga/repertoire/hamsadhwani.ts'
import { KAFI } from '~/raga/repertoire/kafi.ts'
import { KHAMAJ } from '~/raga/repertoire/khamaj.ts'
import { SHIVARANJANI } from '~/raga/repertoire/shivaranjani.ts'
import { YAMAN } from '~/raga/repertoire/yaman.ts'

/** What a musician knows by heart of one raga. */
export type Repertoire = {
  readonly ragaId: RagaId
  /** Movements its grammar permits beyond aroha, avaroha and pakad. */
  readonly chalan: readonly (readonly Note[])[]
  /** Phrases of an alap, from the low register to the high. */
  readonly phrases: readonly Phrase[]
  /** The phrase that closes every session: it ends on a long middle Sa. */
  readonly cadence: Phrase
}

/** A repertoire as it is written down: lines of sargam and phrases. */
export type RepertoireEntry = {
  readonly ragaId: RagaId
  readonly chalan: readonly string[]
  readonly phrases: readonly string[]
  readonly cadence: string
}

const ENTRIES: readonly RepertoireEntry[] = [
  YAMAN,
  BAGESHRI,
  BHAIRAVI,
  SHIVARANJANI,
  DESH,
  KHAMAJ,
  HAMSADHWANI,
  DURGA,
  KAFI,
  BHIMPALASI,
]

/** A raga's repertoire. Throws a `RangeError` for a raga nobody wrote one for, or an unreadable line. */
export function repertoireOf(ragaId: RagaId): Repertoire {
  const entry = ENTRIES.find((candidate) => candidate.ragaId === ragaId)
  if (!entry) throw new RangeError(`There is no repertoire of ${ragaId}`)
  return {
    ragaId,
    chalan: entry.chalan.map(parseNotes),
    phrases: entry.phrases.map(parsePhrase),
    cadence: parsePhrase(entry.cadence),
  }
}
