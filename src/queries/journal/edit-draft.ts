import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import type { Entry } from '~/queries/journal/journal.ts'

/** The changed text and mood of an entry. */
export type EntryEdit = { readonly content: string; readonly mood: MoodValue }

const nameOf = (id: string) => `edit ${id}`

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

/** The change of an entry as it is typed. Suspends until the device has been read. */
export function useEditDraft({ id, content, mood }: Entry) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const kept = useSuspenseQuery(editDraft(uid, id)).data
  const [isRestored, setRestored] = useState(kept !== null)
  const [edit, setEdit] = useState<EntryEdit>(kept ?? { content, mood })
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const keeper = useDraftKeeper<EntryEdit>(() => nameOf(id), setKeptIn)
  return {
    edit,
    isRestored,
    keptIn,
    change: (next: EntryEdit) => {
      setEdit(next)
      setRestored(false)
      keeper.change(next)
    },
    /** Forgets the change: it is saved, or given up. */
    drop: () => {
      keeper.drop()
      client.removeQueries(editDraft(uid, id))
      void deviceStore.del(uid, nameOf(id))
    },
  }
}

function parse(kept: unknown): EntryEdit | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { content, mood } = kept as Partial<Record<keyof EntryEdit, unknown>>
  return typeof content === 'string' && isMoodValue(mood) ? { content, mood } : null
}
