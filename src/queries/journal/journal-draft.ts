import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { DataError, dataErrorKind } from '~/lib/data-error.ts'
import { takeDraftName } from '~/queries/drafts/draft-slot.ts'
import { useDraftKeeper } from '~/queries/drafts/use-draft-keeper.ts'
import { type Draft, emptyDraft, parseDraft } from '~/queries/journal/draft.ts'
import { useSaveEntry } from '~/queries/journal/journal-writes.ts'
import { usePerson } from '~/queries/person.tsx'

/** The start of the names under which this device keeps reflections that are being written. */
export const JOURNAL_DRAFT = 'journal-draft'

/** The reflection that this tab writes, under the name that is its own. */
export type OwnDraft = { readonly name: string; readonly draft: Draft }

/** The draft of this tab. It is read once; the page changes it from then on. */
export function journalDraft(uid: string) {
  return queryOptions({
    queryKey: [uid, 'journal-draft'],
    queryFn: async (): Promise<OwnDraft> => {
      const name = await takeDraftName(
        uid,
        JOURNAL_DRAFT,
        (kept) => parseDraft(kept).content !== '',
      )
      return { name, draft: parseDraft(await deviceStore.get(uid, name)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The name of the draft on this tab's sheet. Suspends until the device has been read. */
export function useSheetName(): string {
  return useSuspenseQuery({ ...journalDraft(usePerson().uid), select: ({ name }) => name }).data
}

/**
 * The reflection being written. Suspends until the device has been read; every change is kept
 * again, and `keptIn` is `memory` when the device refuses, which the screen should show.
 */
export function useJournalDraft() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { name, draft: opened } = useSuspenseQuery(journalDraft(uid)).data
  // The text field needs its value in the same turn; the cache notifies its readers a turn later.
  const [draft, setDraft] = useState(opened)
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const keeper = useDraftKeeper<Draft>(name, setKeptIn)
  const show = (next: Draft) => {
    setDraft(next)
    // A save may end after the sheet has gone over to another draft.
    client.setQueryData(journalDraft(uid).queryKey, (own) =>
      own && own.name !== name ? own : { name, draft: next },
    )
  }
  return {
    draft,
    keptIn,
    change: (changes: Partial<Pick<Draft, 'content' | 'mood'>>) => {
      const next = { ...draft, ...changes }
      show(next)
      keeper.change(next)
    },
    /** Goes on as another reflection: the one under the old id was deleted. */
    renew: () => {
      const next = { ...draft, id: crypto.randomUUID() }
      show(next)
      keeper.change(next)
    },
    /** Keeps at once what was typed last. */
    flush: keeper.flush,
    /**
     * Starts an empty draft, once the entry is saved. Resolves once this device has forgotten the old
     * one.
     */
    clear: async () => {
      show(emptyDraft())
      keeper.drop()
      await deviceStore.del(uid, name)
    },
  }
}

export type JournalDraft = ReturnType<typeof useJournalDraft>

/** Saves the draft as an entry; it stays a draft until the entry is saved on this device. */
export function useSaveDraft({ draft, flush, clear, renew }: JournalDraft) {
  const save = useSaveEntry()
  return useMutation({
    mutationFn: async () => {
      const { id, content, mood } = draft
      if (mood === null) throw new DataError('invalid', 'Please fill in all fields before saving')
      void flush()
      const saved = await save.mutateAsync({ id, content, mood }).catch((error: unknown) => {
        if (dataErrorKind(error) === 'gone') renew()
        throw error
      })
      await clear()
      return saved
    },
  })
}
