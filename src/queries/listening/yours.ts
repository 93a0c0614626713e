import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asRecording, type PersonalRecording } from '~/domain/session/personal-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'

const NONE: readonly never[] = []

/** The person's own recordings by title, as they are played; none until they are read. */
export function useYours(): readonly Recording[] {
  const { data = NONE } = useQuery(personalRecordings(usePerson().uid))
  return useMemo(() => byTitle(data).map(asRecording), [data])
}

/** Recordings in the order of their titles, as people sort them. */
export function byTitle(recordings: readonly PersonalRecording[]): readonly PersonalRecording[] {
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return recordings.toSorted(
    (one, other) => order.compare(one.title, other.title) || (one.id < other.id ? -1 : 1),
  )
}
