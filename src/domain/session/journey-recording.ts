import {
  AS_USUAL,
  improvisationAddress,
  improvisationOf,
} from '~/domain/improvisation/improvisation.ts'
import type { Journey } from '~/domain/improvisation/journey.ts'
import { legsLasting } from '~/domain/improvisation/leg.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** A journey in whole minutes, 3 to 60, as it is played. */
export function journeyRecording(journey: Journey, minutes: number): Recording {
  const legs = legsLasting(minutes, journey.meets, journey.lifts)
  return named(journey, minutes, improvisationAddress({ ...AS_USUAL, legs }))
}

/** The journey with an address, in whatever sound; `null` for any other address. */
export function journeyOf(audioUrl: string): Recording | null {
  const [first, second] = improvisationOf(audioUrl)?.legs ?? []
  if (!first || !second) return null
  const journey = { meets: first.raga, lifts: second.raga }
  return named(journey, first.minutes + second.minutes, audioUrl)
}

function named({ meets, lifts }: Journey, minutes: number, audioUrl: string): Recording {
  return {
    // Not an id that can be a favourite: its ragas change with the watch.
    id: `journey ${meets.id} ${lifts.id}`,
    title: `${meets.name}, then ${lifts.name}`,
    description: `${meets.name} first; then, after a soft bell and over the same drone, ${lifts.name}.`,
    audioUrl,
    // A session of two ragas is no session of either.
    raga: null,
    moodCategory: null,
    minutes,
    dayNumber: null,
  }
}
