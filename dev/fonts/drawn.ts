import { MANTRAS } from '~/domain/mantra/mantra-texts.ts'
import { CHOGHADIYA_NAMES, KAAL_NAMES, VARA_NAMES } from '~/jyotish/names/day-names.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { KARANA_NAMES } from '~/jyotish/names/karana-names.ts'
import { ADHIKA, MONTH_NAMES } from '~/jyotish/names/month-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { OBSERVANCE_NAMES } from '~/jyotish/names/observance-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { PAKSHA_NAMES, TITHI_NAMES } from '~/jyotish/names/tithi-names.ts'
import { YOGA_NAMES } from '~/jyotish/names/yoga-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS, praharNames } from '~/raga/model/prahar.ts'
import { SWARAS } from '~/raga/model/swara.ts'

/** The names of the sky and of its days, by their kind. */
export const SKY_NAMES: Readonly<Record<string, Readonly<Record<string, Name>>>> = {
  grahas: { ...GRAHA_NAMES, Lagna: LAGNA_NAME },
  signs: SIGN_NAMES,
  nakshatras: NAKSHATRA_NAMES,
  tithis: TITHI_NAMES,
  pakshas: PAKSHA_NAMES,
  yogas: YOGA_NAMES,
  karanas: KARANA_NAMES,
  varas: VARA_NAMES,
  months: { ...MONTH_NAMES, Adhika: ADHIKA },
  choghadiyas: CHOGHADIYA_NAMES,
  kaals: KAAL_NAMES,
  observances: OBSERVANCE_NAMES,
}

/** Everything in Devanagari that the app itself draws, by its language: each has a font of its own. */
export const DRAWN_DEVANAGARI: Readonly<Record<'hi' | 'sa', readonly string[]>> = {
  hi: [
    ...[...RAGAS, ...SWARAS].map(({ devanagari }) => devanagari),
    ...PRAHARS.map((prahar) => praharNames(prahar).devanagari),
  ],
  sa: [
    ...MANTRAS.map(({ devanagari }) => devanagari),
    ...Object.values(SKY_NAMES).flatMap((names) =>
      Object.values(names).map(({ devanagari }) => devanagari),
    ),
  ],
}

/** Latin letters, figures and marks of English; `fonts.css` has the same ranges. */
export const DRAWN_LATIN: readonly number[] = [
  ...range(0x20, 0x7e),
  ...[...'\u00a0©°±·½×\u2009–—‘’“”…\u202f′″‹›−'].map((letter) => letter.codePointAt(0) ?? 0),
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
