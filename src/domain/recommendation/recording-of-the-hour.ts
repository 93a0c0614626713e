import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { type Recommendation, recommendAmong } from '~/domain/recommendation/recommendation.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { FIRST_DAY, recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { mayAutoStart, mayBeFirst } from '~/domain/session/session-link.ts'
import { findRaga, ragaNamed } from '~/raga/catalogue.ts'
import type { Prahar } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

type Offered = Pick<Recording, 'raga' | 'dayNumber'>

type Sitter = {
  readonly mood?: MoodValue | null
  /** Nobody begins with a raga that is taut or grave. */
  readonly isFirst?: boolean
}

export type HourlyChoice<R> = {
  readonly recording: R
  /** The present watch where its raga belongs to it; else `null`. */
  readonly watch: Prahar | null
  /** Why its raga, the most important first; `null` where the library has none that suits mood and hour. */
  readonly reasons: Recommendation['reasons'] | null
}

/**
 * The recording to offer now, of the raga that `recommend` chooses by mood, watch and day among those of the
 * library; with several recordings of it a different one each day. Where none suits the mood it goes by the watch,
 * and where none is of the watch it is that of the day. A low mood is offered no raga of tense character, and somebody who
 * has heard no session yet none that is tense or grave; `null` when there is nothing to offer.
 */
export function recordingOfTheHour<R extends Offered>(
  recordings: readonly R[],
  prahar: Prahar,
  day: LocalDay,
  { mood = null, isFirst = false }: Sitter = {},
): HourlyChoice<R> | null {
  const asked = { prahar, day, isFirst }
  const suiting = recommendAmong(ragasOf(recordings), { ...asked, mood })
  if (suiting && (mood !== null || isOfWatch(suiting, prahar))) {
    return choiceOf(recordings, suiting, { prahar, day })
  }
  const fitting = recordings.filter(({ raga }) => isOffered(raga, { mood, isFirst }))
  const ofWatch = mood !== null && recommendAmong(ragasOf(fitting), { ...asked, mood: null })
  if (ofWatch && isOfWatch(ofWatch, prahar)) {
    const choice = choiceOf(recordings, ofWatch, { prahar, day })
    return choice && { ...choice, reasons: null }
  }
  const daily = recordingOfTheDay(fitting, day)
  return daily ? { recording: daily, watch: null, reasons: null } : null
}

function ragasOf(recordings: readonly Offered[]): readonly Raga[] {
  return [...new Set(recordings.flatMap(({ raga }) => ragaNamed(raga ?? '') ?? []))]
}

function isOfWatch({ raga }: Recommendation, prahar: Prahar): boolean {
  return findRaga(raga)?.prahars.includes(prahar) ?? false
}

function isOffered(raga: string | null, { mood = null, isFirst }: Sitter): boolean {
  if (raga === null || (mood === null && !isFirst)) return true
  return isFirst ? mayBeFirst(raga) : mayAutoStart(mood, raga)
}

/** Its ragas take turns from day to day, and at each round the next recording of each. */
function choiceOf<R extends Offered>(
  recordings: readonly R[],
  recommendation: Recommendation,
  { prahar, day }: { readonly prahar: Prahar; readonly day: LocalDay },
): HourlyChoice<R> | null {
  const { raga, reasons } = recommendation
  const ofRaga = recordings.filter((one) => ragaNamed(one.raga ?? '')?.id === raga)
  const others = reasons.find(({ rule }) => rule === 'day-turn')
  const ragas = others?.rule === 'day-turn' ? others.others.length + 1 : 1
  const round = Math.floor(Math.abs(daysBetween(FIRST_DAY, day)) / ragas)
  const recording = ofRaga[round % ofRaga.length]
  return recording
    ? { recording, watch: isOfWatch(recommendation, prahar) ? prahar : null, reasons }
    : null
}
