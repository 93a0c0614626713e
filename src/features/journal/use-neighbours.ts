import { useQuery } from '@tanstack/react-query'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import {
  entriesOfMonth,
  type JournalEntry,
  journalContents,
} from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'

/** The entries before and after one, in the order in which they were written; `null` at the ends. */
export type Neighbours = {
  readonly older: JournalEntry | null
  readonly newer: JournalEntry | null
}

/** The entries on both sides of one, across months; `null` until they are known. */
export function useNeighbours({ id, day }: JournalEntry): Neighbours | null {
  const { uid } = usePerson()
  const own = firstOfMonth(day)
  const months = useQuery(journalContents(uid)).data?.months.map(({ month }) => month)
  const entries = useQuery(entriesOfMonth(uid, own)).data
  const index = entries?.findIndex((entry) => entry.id === id) ?? -1
  const isLast = index >= 0 && index === (entries?.length ?? 0) - 1
  const olderMonth = isLast ? months?.find((month) => month < own) : undefined
  const newerMonth = index === 0 ? months?.findLast((month) => month > own) : undefined
  const older = useMonth(olderMonth, own)
  const newer = useMonth(newerMonth, own)
  if (!months || !entries || index < 0 || older === null || newer === null) return null
  return {
    older: entries[index + 1] ?? older?.[0] ?? null,
    newer: entries[index - 1] ?? newer?.at(-1) ?? null,
  }
}

/** The entries of a month; `undefined` where there is no such month, `null` until they are known. */
function useMonth(month: LocalDay | undefined, other: LocalDay) {
  const { uid } = usePerson()
  const { data } = useQuery({
    ...entriesOfMonth(uid, month ?? other),
    enabled: month !== undefined,
  })
  return month === undefined ? undefined : (data ?? null)
}
