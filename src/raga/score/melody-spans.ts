import { around, between, type RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { sessionForm } from '~/raga/session-form.ts'

/** A part of the session in which phrases may be sung, in seconds from its beginning. */
export type MelodySpan = { readonly from: number; readonly to: number }

/**
 * Where the melody may sound in a session of whole minutes: from its entry to the final part with
 * drone alone, in one span, or in three with a silence around each bell between them.
 */
export function melodySpans(minutes: number, random: RandomStream): MelodySpan[] {
  const { seconds, bells } = sessionForm(minutes)
  const { beginsSeconds, tailSeconds, bell } = ALAP_FORM
  const begins = around(random, beginsSeconds.centre, beginsSeconds.width)
  const ends = seconds - between(random, tailSeconds.usual)
  const silences = bells.slice(1, -1).map((inner) => ({
    from: inner.seconds - between(random, bell.beforeSeconds),
    to: inner.seconds + between(random, bell.afterSeconds),
  }))
  const starts = [begins, ...silences.map((silence) => silence.to)]
  const stops = [...silences.map((silence) => silence.from), ends]
  return starts.map((from, index) => ({ from, to: stops[index] ?? ends }))
}
