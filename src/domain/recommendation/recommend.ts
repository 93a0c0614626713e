import type { NatalSky } from '~/domain/chart/natal-sky.ts'
import {
  type Asked,
  type NamedLeaning,
  type Recommendation,
  recommendAmong,
} from '~/domain/recommendation/recommendation.ts'
import { leaningOfGraha, leaningOfSign } from '~/domain/recommendation/recommendation-leaning.ts'
import { RAGAS } from '~/raga/catalogue.ts'

type AskedByChart = Omit<Asked, 'leanings'> & {
  /** The person's chart now; `null` without a chart. */
  readonly sky: NatalSky | null
}

/** The raga for a person now among all ragas, by their chart too; see `recommendAmong`. Whatever is known, there is one. */
export function recommend({ sky, ...asked }: AskedByChart): Recommendation {
  const recommended = recommendAmong(RAGAS, { ...asked, leanings: leaningsOf(sky) })
  if (!recommended) throw new RangeError('The catalogue has no raga to offer.')
  return recommended
}

function leaningsOf(sky: NatalSky | null): readonly NamedLeaning[] {
  if (!sky) return []
  const { mahadasha, moonSign } = sky
  const ofLord: NamedLeaning | null = mahadasha && {
    leaning: leaningOfGraha(mahadasha),
    reason: (rasas) => ({ rule: 'mahadasha-leaning', lord: mahadasha, rasas }),
  }
  const ofMoon: NamedLeaning | null = moonSign && {
    leaning: leaningOfSign(moonSign),
    reason: (rasas) => ({ rule: 'moon-sign-leaning', sign: moonSign, rasas }),
  }
  return [ofLord, ofMoon].filter((leaning) => leaning !== null)
}
