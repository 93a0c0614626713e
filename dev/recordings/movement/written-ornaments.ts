import type { Score } from '~/raga/score/score.ts'

/** What scores have in writing; shares 0–1. */
export type WrittenOrnaments = {
  /** The share of notes that are reached by a kan: by one or two touches. */
  readonly kan: number
  /** The share of steps that are a glide. */
  readonly meend: number
}

const MOST_TOUCHES = 2

/** The ornaments of several scores together. */
export function writtenOrnaments(scores: readonly Score[]): WrittenOrnaments {
  const phrases = scores.flatMap((score) => score.phrases)
  const notes = phrases.flatMap((phrase) => phrase.notes)
  const steps = phrases.flatMap((phrase) => phrase.notes.slice(1))
  const kans = notes.filter(({ graces }) => graces.length > 0 && graces.length <= MOST_TOUCHES)
  return {
    kan: kans.length / notes.length,
    meend: steps.filter(({ meend }) => meend).length / steps.length,
  }
}
