/**
 * The twelve swaras by their letters: lower case is komal, `m` is shuddha Ma and `M` tivra Ma. The
 * order is that of the swara wheel, with Sa at the top.
 */
export type SwaraLetter = 'S' | 'r' | 'R' | 'g' | 'G' | 'm' | 'M' | 'P' | 'd' | 'D' | 'n' | 'N'

/** A just interval above Sa, as numerator and denominator. */
export type Ratio = readonly [numerator: number, denominator: number]

export type Swara = {
  readonly letter: SwaraLetter
  /** Semitones above Sa, 0–11: its place on the swara wheel. */
  readonly position: number
  readonly quality: 'achal' | 'komal' | 'shuddha' | 'tivra'
  readonly latin: 'Sa' | 'Re' | 'Ga' | 'Ma' | 'Pa' | 'Dha' | 'Ni'
  /** With the line below (komal) or above (tivra) of Bhatkhande's notation. */
  readonly devanagari: string
  /** The same without the lines. */
  readonly iast: string
}

/** All twelve swaras from Sa upwards. Sa and Pa are achal: they have one form only. */
export const SWARAS: readonly Swara[] = [
  { letter: 'S', position: 0, quality: 'achal', latin: 'Sa', devanagari: 'सा', iast: 'Sā' },
  { letter: 'r', position: 1, quality: 'komal', latin: 'Re', devanagari: 'रे॒', iast: 'Re' },
  { letter: 'R', position: 2, quality: 'shuddha', latin: 'Re', devanagari: 'रे', iast: 'Re' },
  { letter: 'g', position: 3, quality: 'komal', latin: 'Ga', devanagari: 'ग॒', iast: 'Ga' },
  { letter: 'G', position: 4, quality: 'shuddha', latin: 'Ga', devanagari: 'ग', iast: 'Ga' },
  { letter: 'm', position: 5, quality: 'shuddha', latin: 'Ma', devanagari: 'म', iast: 'Ma' },
  { letter: 'M', position: 6, quality: 'tivra', latin: 'Ma', devanagari: 'म॑', iast: 'Ma' },
  { letter: 'P', position: 7, quality: 'achal', latin: 'Pa', devanagari: 'प', iast: 'Pa' },
  { letter: 'd', position: 8, quality: 'komal', latin: 'Dha', devanagari: 'ध॒', iast: 'Dha' },
  { letter: 'D', position: 9, quality: 'shuddha', latin: 'Dha', devanagari: 'ध', iast: 'Dha' },
  { letter: 'n', position: 10, quality: 'komal', latin: 'Ni', devanagari: 'नि॒', iast: 'Ni' },
  { letter: 'N', position: 11, quality: 'shuddha', latin: 'Ni', devanagari: 'नि', iast: 'Ni' },
]

const BY_LETTER = new Map(SWARAS.map((swara) => [swara.letter, swara]))

/** The swara of a letter. */
export function swaraOf(letter: SwaraLetter): Swara {
  const swara = BY_LETTER.get(letter)
  if (!swara) throw new RangeError(`Not a swara: ${letter}`)
  return swara
}

/** True for one of the twelve letters. */
export function isSwaraLetter(text: string): text is SwaraLetter {
  return SWARAS.some((swara) => swara.letter === text)
}

/** The size of an interval in cents: 3/2 is 701.955. */
export function centsOf([numerator, denominator]: Ratio): number {
  return 1200 * Math.log2(numerator / denominator)
}
