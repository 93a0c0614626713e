import { type Note, type Phrase, parseNotes, parsePhrase } from '~/raga/model/notation.ts'
import type { Prahar } from '~/raga/model/prahar.ts'
import { type Ratio, SWARAS, type SwaraLetter } from '~/raga/model/swara.ts'

export type RagaId =
  | 'bhupali'
  | 'yaman'
  | 'ahir-bhairav'
  | 'malkauns'
  | 'bageshri'
  | 'bhairavi'
  | 'shivaranjani'
  | 'desh'
  | 'khamaj'
  | 'hamsadhwani'
  | 'durga'
  | 'bhairav'
  | 'darbari-kanada'
  | 'todi'
  | 'lalit'
  | 'brindavani-sarang'
  | 'kafi'
  | 'bhimpalasi'

/** A swara that a raga permits, and its exact pitch. */
type TunedSwara = { readonly swara: SwaraLetter; readonly ratio: Ratio }

/** A foreign swara that a raga touches only on its way from one of its own to another. */
type PassingSwara = TunedSwara & {
  readonly figure: readonly [from: Note, passing: Note, to: Note]
}

/**
 * A slow swing from the swara's pitch upwards by `depthCents` (downwards if negative), `hz` times a
 * second.
 */
type Andolan = { readonly depthCents: number; readonly hz: number }

export type Register = 'low' | 'middle' | 'high'

export type Raga = {
  readonly id: RagaId
  readonly name: string
  readonly devanagari: string
  /** The letters of the Devanagari in IAST, without the vowels that Hindi does not sound. */
  readonly iast: string
  readonly thaat: string
  /** The ascent and the descent; a vakra (crooked) line keeps its turns. */
  readonly aroha: readonly Note[]
  readonly avaroha: readonly Note[]
  readonly vadi: SwaraLetter
  readonly samvadi: SwaraLetter
  /** Its watches, the usual one first. */
  readonly prahars: readonly [Prahar, ...Prahar[]]
  readonly rasa: readonly [string, ...string[]]
  /** The phrases by which a listener recognises it. */
  readonly pakad: readonly Phrase[]
  /** How readily it rests on a swara: 5 most, 1 hardly; it passes through those not named. */
  readonly nyas: Readonly<Partial<Record<SwaraLetter, number>>>
  /** The swaras that it swings, see `Andolan`. */
  readonly andolan: Readonly<Partial<Record<SwaraLetter, Andolan>>>
  /** Where an alap dwells: round middle Sa and below it, or as readily up to high Sa and beyond. */
  readonly register: Register
  /** The voice in the recordings: the bamboo flute, or the sitar. */
  readonly voice: 'bansuri' | 'sitar'
  readonly moodCategory: 'Karuna' | 'Shantha' | 'Shringara'
  /** The permitted swaras from Sa upwards, in just intonation. */
  readonly swaras: readonly TunedSwara[]
  /** One for each figure in which it touches a foreign swara; most ragas have none. */
  readonly passing: readonly PassingSwara[]
  readonly tanpura: {
    /** The first string, sounding below middle Sa; the other three are Sa, Sa and low Sa. */
    readonly firstString: SwaraLetter
  }
  /** Middle Sa of the tanpura, Hz. */
  readonly tonicHz: number
}

/** A raga as the catalogue writes it: lines of sargam, and swaras only where they are unusual. */
export type RagaEntry = Omit<
  Raga,
  'aroha' | 'avaroha' | 'swaras' | 'passing' | 'pakad' | 'andolan'
> & {
  readonly aroha: string
  readonly avaroha: string
  /** Phrases as `parsePhrase` reads them. */
  readonly pakad: readonly [string, ...string[]]
  readonly andolan?: Raga['andolan']
  /** Figures such as `m M m`: a passing swara between two of its own, in whatever octave. */
  readonly passing?: readonly string[]
  /** Intervals that differ from `JUST`. */
  readonly shruti?: Partial<Record<SwaraLetter, Ratio>>
}

/** The usual five-limit place of each swara. */
const JUST: Readonly<Record<SwaraLetter, Ratio>> = {
  S: [1, 1],
  r: [16, 15],
  R: [9, 8],
  g: [6, 5],
  G: [5, 4],
  m: [4, 3],
  M: [45, 32],
  P: [3, 2],
  d: [8, 5],
  D: [5, 3],
  n: [9, 5],
  N: [15, 8],
}

/**
 * Reads an entry. The permitted swaras are exactly those of its aroha and avaroha.
 * @throws RangeError for a line that is no notation, or a passing figure that is not three notes
 */
export function ragaFrom(entry: RagaEntry): Raga {
  const { shruti, ...facts } = entry
  const aroha = parseNotes(entry.aroha)
  const avaroha = parseNotes(entry.avaroha)
  const permitted = new Set([...aroha, ...avaroha].map((note) => note.swara))
  const tuned = (swara: SwaraLetter) => ({ swara, ratio: shruti?.[swara] ?? JUST[swara] })
  const swaras = SWARAS.filter(({ letter }) => permitted.has(letter)).map(({ letter }) =>
    tuned(letter),
  )
  return {
    ...facts,
    aroha,
    avaroha,
    swaras,
    passing: (entry.passing ?? []).map((line) => {
      const [from, passing, to, ...others] = parseNotes(line)
      if (!from || !passing || !to || others.length > 0) {
        throw new RangeError(`Not a passing swara between two others: ${line}`)
      }
      return { ...tuned(passing.swara), figure: [from, passing, to] }
    }),
    pakad: entry.pakad.map(parsePhrase),
    andolan: entry.andolan ?? {},
  }
}

/** The interval above Sa at which a raga tunes a swara, a passing one too; undefined for any other. */
export function ratioOf(
  { swaras, passing }: Pick<Raga, 'swaras' | 'passing'>,
  letter: SwaraLetter,
): Ratio | undefined {
  return [...swaras, ...passing].find(({ swara }) => swara === letter)?.ratio
}
