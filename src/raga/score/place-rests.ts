import type { RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { between, type MelodySpan } from '~/raga/score/melody-spans.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

/**
 * Places phrases in a span so that the first begins it and the last ends it. The silences between
 * them share the remaining time unequally: most are short, some long, longer after long phrases. A
 * single phrase is placed at the end.
 */
export function placeRests(
  phrases: readonly SungPhrase[],
  span: MelodySpan,
  random: RandomStream,
): ScorePhrase[] {
  const sounding = sum(phrases.map((phrase) => phrase.seconds))
  const silences = restsBetween(phrases, span.to - span.from - sounding, random)
  let time = phrases.length === 1 ? span.to - sounding : span.from
  return phrases.map((phrase, index) => {
    const placed = placedAt(phrase, time)
    time = placed.endSeconds + (silences[index] ?? 0)
    return placed
  })
}

function restsBetween(phrases: readonly SungPhrase[], silent: number, random: RandomStream) {
  const { leastSeconds, longOnes, long, usual, byLength, longestSeconds } = ALAP_FORM.rests
  const breaths = phrases.slice(0, -1)
  const usualLength = sum(breaths.map(({ seconds }) => seconds)) / breaths.length
  const wishes = breaths.map(({ seconds }) => {
    const length = between(random, random() < longOnes ? long : usual)
    return length * (1 + byLength * (seconds / usualLength - 1))
  })
  const mean = Math.max(0, silent / breaths.length)
  const least = Math.min(leastSeconds, mean)
  const share = ((mean - least) * breaths.length) / sum(wishes)
  const excess = (least + share * Math.max(...wishes) - mean) / Math.max(0, longestSeconds - mean)
  return wishes.map((wish) => mean + (least + share * wish - mean) / Math.max(1, excess))
}

function placedAt(phrase: SungPhrase, startSeconds: number): ScorePhrase {
  let time = startSeconds
  const notes = phrase.notes.map(({ note, kan, meend, andolan, seconds }, index) => {
    const begins = time
    time += seconds
    const glides = meend && index > 0
    return { note, startSeconds: begins, lengthSeconds: seconds, kan, meend: glides, andolan }
  })
  return { startSeconds, endSeconds: time, source: phrase.source, notes }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
