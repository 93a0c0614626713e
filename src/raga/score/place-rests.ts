import { between, type RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import type { MelodySpan } from '~/raga/score/melody-spans.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

/**
 * Places phrases in a span so that the first begins it and the last ends it, or a single one at the
 * end. A breath follows an open phrase; the rests after the others share the remaining time
 * unequally: some are long, longer after long phrases.
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
  const { breath, breathsAtMost } = ALAP_FORM.rests
  const before = phrases.slice(0, -1)
  const closes = before.every(({ open }) => open) ? before : closesOf(before, silent)
  const wished = before.map((phrase) => (closes.includes(phrase) ? 0 : between(random, breath)))
  const share = Math.min(1, (breathsAtMost * Math.max(0, silent)) / sum(wished))
  const breaths = wished.map((wish) => (wish === 0 ? 0 : wish * share))
  const rests = restsAfter(closes, silent - sum(breaths), random)
  return before.map((phrase, index) => rests[closes.indexOf(phrase)] ?? breaths[index] ?? 0)
}

/**
 * The phrases that a rest follows: the closed ones and, where their rests would be too long, the
 * longest open ones.
 */
function closesOf(phrases: readonly SungPhrase[], silent: number): SungPhrase[] {
  const { breath, longestSeconds } = ALAP_FORM.rests
  const closes = phrases.filter(({ open }) => !open)
  const opens = phrases.filter(({ open }) => open).sort((one, other) => other.seconds - one.seconds)
  const usualBreath = sum(breath) / breath.length
  for (const [added, phrase] of opens.entries()) {
    const breaths = (opens.length - added) * usualBreath
    if ((silent - breaths) / closes.length <= longestSeconds) break
    closes.push(phrase)
  }
  return closes
}

function restsAfter(phrases: readonly SungPhrase[], silent: number, random: RandomStream) {
  const { leastSeconds, longOnes, long, usual, byLength, longestSeconds } = ALAP_FORM.rests
  const usualLength = sum(phrases.map(({ seconds }) => seconds)) / phrases.length
  const wishes = phrases.map(({ seconds }) => {
    const length = between(random, random() < longOnes ? long : usual)
    return length * (1 + byLength * (seconds / usualLength - 1))
  })
  const mean = Math.max(0, silent / phrases.length)
  const least = Math.min(leastSeconds, mean)
  const share = ((mean - least) * phrases.length) / sum(wishes)
  const over = least + share * Math.max(...wishes) - mean
  const excess = mean < longestSeconds ? over / (longestSeconds - mean) : Number.POSITIVE_INFINITY
  return wishes.map((wish) => mean + (least + share * wish - mean) / Math.max(1, excess))
}

function placedAt(phrase: SungPhrase, startSeconds: number): ScorePhrase {
  let time = startSeconds
  const notes = phrase.notes.map(({ note, graces, meend, andolan, seconds }, index) => {
    const begins = time
    time += seconds
    const glides = meend && index > 0
    return { note, startSeconds: begins, lengthSeconds: seconds, graces, meend: glides, andolan }
  })
  return { startSeconds, endSeconds: time, source: phrase.source, notes }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
