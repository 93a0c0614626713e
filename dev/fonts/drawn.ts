import { MANTRAS } from '~/domain/mantra/mantra-texts.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS, praharNames } from '~/raga/model/prahar.ts'
import { SWARAS } from '~/raga/model/swara.ts'

/** Everything in Devanagari that the app itself draws: names of ragas, swaras, watches, and mantras. */
export function drawnDevanagari(): readonly string[] {
  return [
    ...[...RAGAS, ...SWARAS, ...MANTRAS].map(({ devanagari }) => devanagari),
    ...PRAHARS.map((prahar) => praharNames(prahar).devanagari),
  ]
}

/** Latin letters, figures and marks of English; `fonts.css` has the same ranges. */
export const DRAWN_LATIN: readonly number[] = [
  ...range(0x20, 0x7e),
  ...[...'\u00a0©°±·½×\u2009–—‘’“”…\u202f′″‹›−'].map((letter) => letter.codePointAt(0) ?? 0),
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
