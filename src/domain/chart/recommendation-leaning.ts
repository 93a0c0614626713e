import type { MoodCategory } from '~/domain/mood/mood.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** What a part of a chart favours: rasas, as in the catalogue of ragas, and a mood category. */
export type Leaning = {
  /** Its traditional name: "the graha of the mind", "a sign of water". */
  readonly known: string
  readonly rasas: readonly [string, ...string[]]
  readonly category: MoodCategory
}

/**
 * What a graha stands for, by Brihat Parashara Hora Shastra 3.12–13 for the seven; that verse does
 * not name the nodes, and theirs here is commonly given. The rasas are Alap's own reading of it:
 * modern lists of rasas by graha (vishnupriyaastro.com, jyotismati.com) agree on karuna for the
 * Moon and shringara for Venus, and on wonder, which no raga here has, for Rahu.
 */
const GRAHA_LEANINGS: Readonly<Record<Graha, Leaning>> = {
  Sun: { known: 'the graha of the soul', rasas: ['veera', 'gambhir'], category: 'Shantha' },
  Moon: { known: 'the graha of the mind', rasas: ['karuna'], category: 'Karuna' },
  Mars: { known: 'the graha of strength', rasas: ['veera'], category: 'Shantha' },
  Mercury: {
    known: 'the graha of speech',
    rasas: ['auspicious joy', 'shringara'],
    category: 'Shringara',
  },
  Jupiter: {
    known: 'the graha of knowledge and happiness',
    rasas: ['bhakti', 'shanta'],
    category: 'Shantha',
  },
  Venus: { known: 'the graha of desire', rasas: ['shringara'], category: 'Shringara' },
  Saturn: { known: 'the graha of grief', rasas: ['karuna', 'gambhir'], category: 'Karuna' },
  Rahu: {
    known: 'the node of longing',
    rasas: ['viraha shringara', 'shringara'],
    category: 'Shringara',
  },
  Ketu: { known: 'the node of release', rasas: ['shanta', 'bhakti'], category: 'Shantha' },
}

/** The four elements in the order in which they repeat over the signs, from Aries. */
const ELEMENT_LEANINGS: readonly [Leaning, Leaning, Leaning, Leaning] = [
  { known: 'a sign of fire', rasas: ['veera', 'auspicious joy'], category: 'Shringara' },
  { known: 'a sign of earth', rasas: ['shanta', 'gambhir'], category: 'Shantha' },
  { known: 'a sign of air', rasas: ['shringara'], category: 'Shringara' },
  { known: 'a sign of water', rasas: ['karuna', 'bhakti'], category: 'Karuna' },
]

/** What the period of a graha favours. */
export function leaningOfGraha(graha: Graha): Leaning {
  return GRAHA_LEANINGS[graha]
}

/** What the Moon in a sign favours, by the sign's element. */
export function leaningOfSign(sign: Sign): Leaning {
  return ELEMENT_LEANINGS[SIGNS.indexOf(sign) % 4] ?? ELEMENT_LEANINGS[0]
}
