import type { MoodCategory } from '~/domain/mood/mood.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** What a part of a chart favours: rasas, as in the catalogue of ragas, and a mood category. */
export type Leaning = {
  readonly rasas: readonly [string, ...string[]]
  readonly category: MoodCategory
}

/**
 * The rasas are Alap's own reading of what a graha stands for, by Brihat Parashara Hora Shastra
 * 3.12–13 for the seven; that verse does not name the nodes, and theirs is commonly given. Modern lists of rasas by graha (vishnupriyaastro.com, jyotismati.com) agree on karuna for the
 * Moon and shringara for Venus, and on wonder, which no raga here has, for Rahu.
 */
const GRAHA_LEANINGS: Readonly<Record<Graha, Leaning>> = {
  Sun: { rasas: ['veera', 'gambhir'], category: 'Shantha' },
  Moon: { rasas: ['karuna'], category: 'Karuna' },
  Mars: { rasas: ['veera'], category: 'Shantha' },
  Mercury: {
    rasas: ['auspicious joy', 'shringara'],
    category: 'Shringara',
  },
  Jupiter: {
    rasas: ['bhakti', 'shanta'],
    category: 'Shantha',
  },
  Venus: { rasas: ['shringara'], category: 'Shringara' },
  Saturn: { rasas: ['karuna', 'gambhir'], category: 'Karuna' },
  Rahu: {
    rasas: ['viraha shringara', 'shringara'],
    category: 'Shringara',
  },
  Ketu: { rasas: ['shanta', 'bhakti'], category: 'Shantha' },
}

/** Fire, earth, air and water, in the order in which they repeat over the signs, from Aries. */
const ELEMENT_LEANINGS: readonly [Leaning, Leaning, Leaning, Leaning] = [
  { rasas: ['veera', 'auspicious joy'], category: 'Shringara' },
  { rasas: ['shanta', 'gambhir'], category: 'Shantha' },
  { rasas: ['shringara'], category: 'Shringara' },
  { rasas: ['karuna', 'bhakti'], category: 'Karuna' },
]

/** What the period of a graha favours. */
export function leaningOfGraha(graha: Graha): Leaning {
  return GRAHA_LEANINGS[graha]
}

/** What the Moon in a sign favours, by the sign's element. */
export function leaningOfSign(sign: Sign): Leaning {
  return ELEMENT_LEANINGS[SIGNS.indexOf(sign) % 4] ?? ELEMENT_LEANINGS[0]
}
