import { grammarOf } from '~/raga/grammar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { between, randomStream } from '~/raga/random.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { Alap } from '~/raga/score/alap.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type MelodySpan, melodySpans } from '~/raga/score/melody-spans.ts'
import { placeRests } from '~/raga/score/place-rests.ts'
import type { Score } from '~/raga/score/score.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

export type AlapRequest = {
  readonly raga: Raga
  readonly repertoire: Repertoire
  /** Whole minutes, 1–60. */
  readonly minutes: number
  /** Any text: the same text gives the same score. */
  readonly seed: string
}

/**
 * Composes an alap: from the low octave up as high as its raga rises and back to the cadence on
 * middle Sa, sounding for somewhat less than two thirds of the time, silent around the bells, and
 * drone alone at the end. Phrases of the repertoire alternate with walks along aroha and avaroha;
 * every line is admitted by the raga's grammar.
 * @throws RangeError for a length that no session has
 */
export function composeAlap({ raga, repertoire, minutes, seed }: AlapRequest): Score {
  const stream = (concern: string) => randomStream(`${raga.id}/${minutes}/${seed}/score/${concern}`)
  const form = stream('form')
  const spans = melodySpans(minutes, form)
  const { least, most } = ALAP_FORM.sounding
  const sounding = between(form, [least, most])
  const alap = new Alap({
    raga,
    repertoire,
    grammar: grammarOf(raga, repertoire),
    minutes,
    spans,
    sounding,
    streams: {
      choice: stream('choice'),
      walks: stream('walks'),
      pulse: stream('pulse'),
      groups: stream('groups'),
      ornaments: stream('ornaments'),
      refrain: stream('refrain'),
    },
  })
  const { phrases, ends } = fitted(alap.sing(), spans, sounding, minutes * 60)
  const rests = stream('rests')
  return {
    phrases: spans.flatMap((span, index) =>
      placeRests(
        phrases[index] ?? [],
        index === spans.length - 1 ? { ...span, to: ends } : span,
        rests,
      ),
    ),
  }
}

/**
 * Makes all notes, and the tail, a little longer or shorter, so that the silences get their share.
 * Where that is not enough, as a phrase came out too long for a short session, last notes are held
 * less long first.
 */
function fitted(
  sung: readonly (readonly SungPhrase[])[],
  spans: readonly MelodySpan[],
  sounding: number,
  seconds: number,
): { phrases: SungPhrase[][]; ends: number } {
  const begins = spans[0]?.from ?? 0
  const usual = spans.at(-1)?.to ?? 0
  const { stretch, tailSeconds } = ALAP_FORM
  const latest = seconds - tailSeconds.least
  const held = heldWithin(sung, (sounding * (latest - begins)) / stretch.least)
  const sings = secondsOf(held.flat())
  const by = clamp((sounding * (usual - begins)) / sings, stretch.least, stretch.most)
  const ends = clamp(begins + (sings * by) / sounding, seconds - tailSeconds.most, latest)
  const stretched = (phrase: SungPhrase): SungPhrase => ({
    ...phrase,
    notes: phrase.notes.map((note) => ({ ...note, seconds: note.seconds * by })),
    seconds: phrase.seconds * by,
  })
  return { phrases: held.map((phrases) => phrases.map(stretched)), ends }
}

/** The same phrases, their last notes so much shorter that together they last no longer than this. */
function heldWithin(
  sung: readonly (readonly SungPhrase[])[],
  mostSeconds: number,
): readonly (readonly SungPhrase[])[] {
  const excess = secondsOf(sung.flat()) - mostSeconds
  if (excess <= 0) return sung
  const spare = sung.flat().reduce((sum, phrase) => sum + spareOf(phrase), 0)
  const share = Math.min(1, excess / spare)
  return sung.map((phrases) => phrases.map((phrase) => shortened(phrase, share * spareOf(phrase))))
}

/** By how many seconds the last note of a phrase may be shortened. */
function spareOf({ notes }: SungPhrase): number {
  return Math.max(0, (notes.at(-1)?.seconds ?? 0) - ALAP_FORM.lastNote.keptSeconds)
}

function shortened({ notes, seconds, ...phrase }: SungPhrase, by: number): SungPhrase {
  const end = notes.length - 1
  return {
    ...phrase,
    notes: notes.map((note, index) => ({
      ...note,
      seconds: note.seconds - (index === end ? by : 0),
    })),
    seconds: seconds - by,
  }
}

function secondsOf(phrases: readonly SungPhrase[]): number {
  return phrases.reduce((sum, { seconds }) => sum + seconds, 0)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
