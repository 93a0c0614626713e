import { useQueryClient } from '@tanstack/react-query'
import { localDayAt } from '~/domain/local-day.ts'
import { minuteOfDayAt } from '~/domain/minute-of-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood.ts'
import { DataError } from '~/lib/data-error.ts'
import { newId } from '~/queries/new-id.ts'
import { usePerson } from '~/queries/person.tsx'
import { todayMood } from '~/queries/today-mood.ts'
import { today } from '~/queries/use-today.ts'
import { useWrite } from '~/queries/use-write.ts'

/** Sets or changes how the person feels today; shown at once, taken back when it fails. */
export function useRecordMood() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useWrite((mood: MoodValue) => {
    if (!isMoodValue(mood)) throw new DataError('invalid', 'Invalid mood selection')
    const day = today()
    const known = client.getQueryData(todayMood(uid, day).queryKey)
    const now = new Date()
    const when = { day, minute: minuteOfDayAt(now), at: now.toISOString() }
    return { kind: 'record-mood', id: newId(), mood, ...when, base: known?.at ?? null }
  })
}

/** Takes today's check-in away; sessions stay. */
export function useClearMood() {
  return useWrite<void>(() => ({ kind: 'clear-mood', day: today() }))
}

type EndedSession = {
  readonly id: string
  readonly beganAt: Date
  readonly endedAt: Date
  readonly minutes: number | null
  readonly raga: string | null
}

/**
 * Records a session heard to its end. The id is made when the listening begins, so that however
 * often this is called for one listening, one row is stored, on the day on which it ended.
 */
export function useRecordSession() {
  return useWrite(({ id, beganAt, endedAt, minutes, raga }: EndedSession) => ({
    kind: 'record-session',
    id,
    day: localDayAt(endedAt),
    minute: minuteOfDayAt(beganAt),
    at: endedAt.toISOString(),
    minutes,
    raag: raga,
  }))
}
