import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import { type Draft, emptyDraft, parseDraft } from '~/queries/journal/draft.ts'
import { draftName, knownDraftName } from '~/queries/journal/draft-slot.ts'
import { useSaveEntry } from '~/queries/journal/journal-writes.ts'

/** The draft the device keeps for a person. It is read once; the page changes it from then on. */
export function journalDraft(uid: string) {
  return queryOptions({
    queryKey: [uid, 'journal-draft'],
    queryFn: async () => parseDraft(await deviceStore.get(uid, await draftName(uid))),
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
  const keeper = useDraftKeeper<Draft>(() => knownDraftName(uid), setKeptIn)
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
    /** Keeps at once what was typed last. */
    flush: keeper.flush,
    /** Starts an empty draft, once the entry is saved. */
    clear: () => {
      show(emptyDraft())
      keeper.drop()
      void deviceStore.del(uid, knownDraftName(uid))
    },
  }
}

export type JournalDraft = ReturnType<typeof useJournalDraft>

/** Saves the draft as an entry; it stays a draft until the entry is saved on this device. */
export function useSaveDraft({ draft, flush, clear }: JournalDraft) {
  const save = useSaveEntry()
  return useMutation({
    mutationFn: async () => {
      const { id, content, mood } = draft
      if (mood === null) throw new DataError('invalid', 'Please fill in all fields before saving')
      void flush()
      const saved = await save.mutateAsync({ id, content, mood })
      clear()
      return saved
    },
  })
}
