import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { between, type MelodySpan } from '~/raga/score/melody-spans.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'
import type { RandomStream } from '~/raga/sound/random-stream.ts'

/**
 * Lays phrases into a span so that the first begins it and the last ends it. The silences between
 * them share the time that is left, unequally: most are short, some long, longer after long phrases.
 * A single phrase stands at the end.
 */
export function placeRests(
  phrases: readonly SungPhrase[],
  span: MelodySpan,
  random: RandomStream,
): ScorePhrase[] {
  const { rests } = ALAP_FORM
  const sounding = phrases.reduce((sum, phrase) => sum + phrase.seconds, 0)
  const silent = span.to - span.from - sounding
  const breaths = phrases.slice(0, -1).map(({ seconds }) => {
    const length = between(random, random() < rests.longOnes ? rests.long : rests.usual)
    return length * (1 + rests.byLength * (seconds / (sounding / phrases.length) - 1))
  })
  const least = Math.max(0, Math.min(rests.leastSeconds, silent / Math.max(1, breaths.length)))
  const share = (silent - least * breaths.length) / breaths.reduce((sum, part) => sum + part, 0)
  let time = phrases.length === 1 ? span.to - sounding : span.from
  return phrases.map((phrase, index) => {
    const placed = placedAt(phrase, time)
    time = placed.endSeconds + least + (breaths[index] ?? 0) * share
    return placed
  })
}

function placedAt(phrase: SungPhrase, startSeconds: number): ScorePhrase {
  let time = startSeconds
  const notes = phrase.notes.map(({ note, kan, meend, andolan, seconds }) => {
    const placed = { note, startSeconds: time, lengthSeconds: seconds, kan, meend, andolan }
    time += seconds
    return placed
  })
  return { startSeconds, endSeconds: time, source: phrase.source, notes }
}
