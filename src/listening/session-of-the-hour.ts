import { hasNoSession } from '~/domain/practice/practice-figures.ts'
import {
  type HourlyChoice,
  recordingOfTheHour,
} from '~/domain/recommendation/recording-of-the-hour.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { CATEGORY_MEANINGS } from '~/listening/category-meanings.ts'
import { useReadIfReached } from '~/queries/cache/use-read-if-reached.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { praharAt, praharNames } from '~/raga/model/prahar.ts'

/**
 * The one session that is offered now, on every page the same: by watch, day, today's mood, and whether
 * any session was heard; `null` for an empty library. Suspends until mood and practice are known or out of reach.
 */
export function useSessionOfTheHour(library: readonly Recording[]): HourlyChoice<Recording> | null {
  const { uid } = usePerson()
  const day = useToday()
  const mood = useReadIfReached(todayMood(uid, day))?.mood ?? null
  const isFirst = hasNoSession(useReadIfReached(practiceDays(uid)))
  const now = new Date()
  const prahar = praharAt(now.getHours() * 60 + now.getMinutes())
  return recordingOfTheHour(library, prahar, day, { mood, isFirst })
}

/** Why a session is offered now, in a sentence: its raga suits the mood, is of the watch, or it is the day's. */
export function hourlyWords({
  watch,
  reasons,
}: Omit<HourlyChoice<Recording>, 'recording'>): string {
  const category = reasons?.find((reason) => 'category' in reason)?.category
  const mood = category && `${category}, the mood of ${CATEGORY_MEANINGS[category]}`
  if (watch !== null) {
    const name = praharNames(watch).name.toLowerCase()
    return `By tradition a raga of the ${name}${mood ? `, and of ${mood}` : ''}.`
  }
  return mood ? `A raga of ${mood}, for how you feel today.` : 'Today’s session.'
}
