import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import type { Entry } from '~/queries/journal/journal.ts'

/** The changed text and mood of an entry. */
export type EntryEdit = { readonly content: string; readonly mood: MoodValue }

/** An edit on the device, with the entry as it was when the edit began. */
export type KeptEdit = EntryEdit & {
  /** `null` in one that an earlier version of Alap kept. */
  readonly entry: Entry | null
}

const START = 'edit '
const nameOf = (id: string) => START + id

/** The change of an entry that this device kept and that was not saved, `null` when there is none. */
function editDraft(uid: string, id: string) {
  return queryOptions({
    queryKey: [uid, 'edit-draft', id],
    queryFn: async () => parse(await deviceStore.get(uid, nameOf(id))),
    staleTime: Number.POSITIVE_INFINITY,
    // A dialog opened later reads the device again.
    gcTime: 0,
  })
}

/**
 * Every change of an entry that this device kept and that was not saved. Its entry may be in no list
 * any more: older than those shown, or deleted on another device.
 */
export function keptEdits(uid: string) {
  return queryOptions({
    queryKey: [uid, 'kept-edits'],
    queryFn: async (): Promise<KeptEdit[]> => {
      const names = await deviceStore.names(uid, START)
      const edits = await Promise.all(names.map((name) => deviceStore.get(uid, name)))
      return edits.flatMap((edit) => parse(edit) ?? [])
    },
    // Not cached, so that a page opened later reads the device again.
    gcTime: 0,
  })
}

/** The change of an entry as it is typed. Suspends until the device has been read. */
export function useEditDraft(shown: Entry) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const kept = useSuspenseQuery(editDraft(uid, shown.id)).data
  const [isRestored, setRestored] = useState(kept !== null)
  // The database compares with it, so that what another device saved meanwhile is not replaced.
  const [entry] = useState(kept?.entry ?? shown)
  const [edit, setEdit] = useState<EntryEdit>(kept ?? shown)
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const keeper = useDraftKeeper<KeptEdit>(() => nameOf(shown.id), setKeptIn)
  return {
    edit,
    /** The entry as it was when the edit began. */
    entry,
    isRestored,
    keptIn,
    change: ({ content, mood }: EntryEdit) => {
      setEdit({ content, mood })
      setRestored(false)
      keeper.change({ content, mood, entry })
    },
    /** Forgets the change: it is saved, or given up. */
    drop: async () => {
      keeper.drop()
      client.removeQueries(editDraft(uid, shown.id))
      await deviceStore.del(uid, nameOf(shown.id))
      await client.invalidateQueries(keptEdits(uid))
    },
  }
}

function parse(kept: unknown): KeptEdit | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { content, mood, entry } = kept as Partial<Record<keyof KeptEdit, unknown>>
  if (typeof content !== 'string' || !isMoodValue(mood)) return null
  return { content, mood, entry: isEntry(entry) ? entry : null }
}

function isEntry(kept: unknown): kept is Entry {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, content, mood, day, minute, createdAt, updatedAt } = kept as Partial<
    Record<keyof Entry, unknown>
  >
  const isMinute = minute === null || typeof minute === 'number'
  const isText = [id, content].every((value) => typeof value === 'string')
  return (
    isText && isMoodValue(mood) && isLocalDay(day) && isMinute && areInstants(createdAt, updatedAt)
  )
}

function areInstants(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)))
}
