import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { type Draft, DraftKeeper, emptyDraft, parseDraft } from '~/queries/journal/draft.ts'
import { useSaveEntry } from '~/queries/journal/journal-writes.ts'

const NAME = 'journal-draft'

/** The draft the device keeps for a person. It is read once; the page changes it from then on. */
export function journalDraft(uid: string) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async () => parseDraft(await deviceStore.get(uid, NAME)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * The reflection being written. Suspends until the device has been read; every change is kept
 * again, and `keptIn` is `memory` when the device refuses, which the screen should show.
 */
export function useJournalDraft() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const opened = useSuspenseQuery(journalDraft(uid)).data
  // The text field needs its value in the same turn; the cache notifies its readers a turn later.
  const [draft, setDraft] = useState(opened)
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const [keeper] = useState(
    () =>
      new DraftKeeper((latest) => {
        void deviceStore.set(uid, NAME, latest).then(setKeptIn)
      }),
  )
  useFlushOnLeave(keeper)
  const show = (next: Draft) => {
    setDraft(next)
    client.setQueryData(journalDraft(uid).queryKey, next)
  }
  return {
    draft,
    keptIn,
    change: (changes: Partial<Pick<Draft, 'content' | 'mood'>>) => {
      const next = { ...draft, ...changes }
      show(next)
      keeper.change(next)
    },
    /** Notes that the draft will be sent, before it is. */
    markSent: async () => {
      const next = { ...draft, sent: draft.content }
      show(next)
      keeper.drop()
      setKeptIn(await deviceStore.set(uid, NAME, next))
    },
    /** Starts an empty draft, once the database has the entry. */
    clear: () => {
      show(emptyDraft())
      keeper.drop()
      void deviceStore.del(uid, NAME)
    },
  }
}

export type JournalDraft = ReturnType<typeof useJournalDraft>

/** Saves the draft as an entry; the device keeps it until the database has it. */
export function useSaveDraft({ draft, markSent, clear }: JournalDraft) {
  const save = useSaveEntry()
  return useMutation({
    mutationFn: async () => {
      const { id, besideId, content, mood, sent } = draft
      if (mood === null) throw new DataError('invalid', 'Please fill in all fields before saving')
      await markSent()
      const saved = await save.mutateAsync({ id, besideId, content, mood, sent })
      clear()
      return saved
    },
  })
}

function useFlushOnLeave(keeper: DraftKeeper): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', keeper.flush)
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      document.removeEventListener('visibilitychange', keeper.flush)
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
}
