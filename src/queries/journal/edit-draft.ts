import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { keptNames, openElsewhere, takeDraftName } from '~/queries/drafts/draft-slot.ts'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import { usePerson } from '~/queries/person.tsx'
import type { Entry } from '~/queries/reads/journal.ts'

/** The changed text, mood and day of an entry. */
export type EntryEdit = {
  readonly content: string
  readonly mood: MoodValue
  /** As it was typed, so it may be no day. */
  readonly day: string
}

/** An edit on the device, with the entry as it was when the edit began. */
export type KeptEdit = Omit<EntryEdit, 'day'> & {
  /** `null` in one that an earlier version of Alap kept. */
  readonly day: string | null
  /** `null` in one that an earlier version of Alap kept. */
  readonly entry: Entry | null
}

const MINUTE = 60_000

/** The start of the names under which this device keeps changes of entries. */
const EDIT_DRAFT = 'edit '

/** The name of the draft of an entry's change, before any number. */
export function editBase(id: string): string {
  return EDIT_DRAFT + id
}

/**
 * The change of an entry that this device kept and that was not saved, with the name that this tab
 * has for it: `draftName`, which the tab has taken already, or one that is taken here.
 */
function editDraft(uid: string, id: string, draftName: string | null) {
  return queryOptions({
    queryKey: [uid, 'edit-draft', id, draftName],
    queryFn: async () => {
      const isEdit = (kept: unknown) => parse(kept) !== null
      const name = draftName ?? (await takeDraftName(uid, editBase(id), isEdit))
      return { name, kept: parse(await deviceStore.get(uid, name)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A dialog opened later reads the device again; one that opens slowly on a slow phone does not.
    gcTime: MINUTE,
  })
}

/** An edit on this device that was not saved, and whether another tab has it open. */
type UnsavedEdit = KeptEdit & { readonly name: string; readonly isElsewhere: boolean }

/**
 * Every change of an entry that this device kept and that was not saved. Its entry may be in no list
 * any more: older than those shown, or deleted on another device.
 */
export function keptEdits(uid: string) {
  return queryOptions({
    queryKey: [uid, 'kept-edits'],
    queryFn: async (): Promise<UnsavedEdit[]> => {
      const isElsewhere = await openElsewhere(uid)
      const names = await keptNames(uid, EDIT_DRAFT)
      const edits = await Promise.all(names.map((name) => deviceStore.get(uid, name)))
      return names.flatMap((name, index) => {
        const edit = parse(edits[index])
        return edit ? { ...edit, name, isElsewhere: isElsewhere(name) } : []
      })
    },
    // Not cached, so that a page that is opened or looked at later reads the device again.
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * The change of an entry as it is typed, in the draft with this name or in one that no other tab has.
 * Suspends until the device has been read.
 */
export function useEditDraft(shown: Entry, draftName: string | null) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = editDraft(uid, shown.id, draftName)
  const { name, kept } = useSuspenseQuery(editDraft(uid, shown.id, draftName)).data
  const [isRestored, setRestored] = useState(kept !== null)
  // The database compares with it, so that what another device saved meanwhile is not replaced.
  const [entry] = useState(kept?.entry ?? shown)
  const [edit, setEdit] = useState<EntryEdit>({
    ...(kept ?? shown),
    day: kept?.day ?? entry.day,
  })
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const keeper = useDraftKeeper<KeptEdit>(name, setKeptIn)
  return {
    edit,
    /** The entry as it was when the edit began. */
    entry,
    isRestored,
    keptIn,
    change: ({ content, mood, day }: EntryEdit) => {
      const changed: KeptEdit = { content, mood, day, entry }
      setEdit({ content, mood, day })
      setRestored(false)
      client.setQueryData(queryKey, { name, kept: changed })
      keeper.change(changed)
    },
    /**
     * Forgets the change: it is saved, or given up. Resolves once this device has forgotten it, so that
     * a page closed right afterwards leaves nothing that would be offered as not saved.
     */
    drop: async () => {
      keeper.drop()
      client.setQueryData(queryKey, { name, kept: null })
      await deviceStore.del(uid, name)
      client.removeQueries({ queryKey })
      void client.invalidateQueries(keptEdits(uid))
    },
  }
}

function parse(kept: unknown): KeptEdit | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { content, mood, day, entry } = kept as Partial<Record<keyof KeptEdit, unknown>>
  if (typeof content !== 'string' || !isMoodValue(mood)) return null
  return {
    content,
    mood,
    day: typeof day === 'string' ? day : null,
    entry: isEntry(entry) ? entry : null,
  }
}

function isEntry(kept: unknown): kept is Entry {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, content, mood, day, minute, createdAt, updatedAt } = kept as Partial<
    Record<keyof Entry, unknown>
  >
  const isMinute = minute === null || isMinuteOfDay(minute)
  const isText = [id, content].every((value) => typeof value === 'string')
  return (
    isText && isMoodValue(mood) && isLocalDay(day) && isMinute && areInstants(createdAt, updatedAt)
  )
}

function isMinuteOfDay(minute: unknown): boolean {
  return Number.isInteger(minute) && Number(minute) >= 0 && Number(minute) < 24 * 60
}

function areInstants(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)))
}
