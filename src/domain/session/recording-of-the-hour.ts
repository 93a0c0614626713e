import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { FIRST_DAY, recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { mayAutoStart, mayBeFirst } from '~/domain/session/session-link.ts'
import { ragaNamed } from '~/raga/catalogue.ts'
import type { Prahar } from '~/raga/model/prahar.ts'

type Offered = Pick<Recording, 'raga' | 'dayNumber'>

type Sitter = {
  readonly mood?: MoodValue | null
  /** Nobody begins with a raga that is taut or grave. */
  readonly isFirst?: boolean
}

export type HourlyChoice<R> = {
  readonly recording: R
  /** The watch that its raga belongs to; `null` for the recording of the day. */
  readonly watch: Prahar | null
}

/**
 * The recording to offer now: one whose raga belongs by tradition to this watch, its usual watch
 * before a lesser one, and with several a different one each day; without one, that of the
 * day. A low mood is offered no raga of tense character, and somebody who has heard no session yet none
 * that is tense or grave; `null` when there is nothing to offer.
 */
export function recordingOfTheHour<R extends Offered>(
  recordings: readonly R[],
  prahar: Prahar,
  day: LocalDay,
  { mood = null, isFirst = false }: Sitter = {},
): HourlyChoice<R> | null {
  const fitting = recordings.filter(({ raga }) => isOffered(raga, { mood, isFirst }))
  const ofWatch =
    oneOf(fitting, day, (watches) => watches[0] === prahar) ??
    oneOf(fitting, day, (watches) => watches.includes(prahar))
  if (ofWatch) return { recording: ofWatch, watch: prahar }
  const daily = recordingOfTheDay(fitting, day)
  return daily ? { recording: daily, watch: null } : null
}

function isOffered(raga: string | null, { mood = null, isFirst }: Sitter): boolean {
  if (raga === null || (mood === null && !isFirst)) return true
  return isFirst ? mayBeFirst(raga) : mayAutoStart(mood, raga)
}

/** Takes the ragas in turn from day to day, and at each round the next recording of each raga. */
function oneOf<R extends Offered>(
  recordings: readonly R[],
  day: LocalDay,
  belongs: (watches: readonly Prahar[]) => boolean,
): R | undefined {
  const ofWatch = recordings.filter(({ raga }) => belongs(ragaNamed(raga ?? '')?.prahars ?? []))
  const ragas = [...new Set(ofWatch.map(({ raga }) => raga))]
  const turn = Math.abs(daysBetween(FIRST_DAY, day))
  const ofRaga = ofWatch.filter(({ raga }) => raga === ragas[turn % ragas.length])
  return ofRaga[Math.floor(turn / ragas.length) % ofRaga.length]
}
