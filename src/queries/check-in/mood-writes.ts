import { useQueryClient } from '@tanstack/react-query'
import type { CompletedSession } from '~/data/mood-logs.ts'
import { type LocalMoment, localMomentAt } from '~/domain/day/local-moment.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { useWrite } from '~/queries/rows/store-write.ts'

/** Sets or changes today's mood; shown at once, and undone when the write fails. */
export function useRecordMood() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useWrite((mood: MoodValue) => {
    if (!isMoodValue(mood)) throw new DataError('invalid', 'Invalid mood selection')
    const now = localMomentAt(new Date())
    const known = client.getQueryData(todayMood(uid, now.day).queryKey)
    return { kind: 'record-mood', id: crypto.randomUUID(), mood, ...now, base: known?.at ?? null }
  })
}

/** Deletes today's check-in as it is shown; sessions stay. */
export function useClearMood() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useWrite<void>(() => {
    const day = today()
    return {
      kind: 'clear-mood',
      day,
      base: client.getQueryData(todayMood(uid, day).queryKey)?.at ?? null,
    }
  })
}

type HeardSession = Pick<CompletedSession, 'id' | 'minutes' | 'raga' | 'heard'> & {
  readonly began: LocalMoment
}

/**
 * Records a session that was heard, with the id and the moment of its beginning: it belongs to the
 * day on which it began, wherever the person is at its end. Repeated calls for one listening store
 * one row.
 */
export function useRecordSession() {
  return useWrite(({ id, began, minutes, raga, heard }: HeardSession) => ({
    kind: 'record-session',
    id,
    ...began,
    minutes,
    raga,
    heard,
  }))
}
