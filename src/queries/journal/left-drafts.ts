import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceStore } from '~/device/device-store.ts'
import { claimDraft, keptNames, openElsewhere } from '~/queries/drafts/draft-slot.ts'
import { type Draft, parseDraft } from '~/queries/journal/draft.ts'
import { editBase, type KeptEdit, keptEdits } from '~/queries/journal/edit-draft.ts'
import { JOURNAL_DRAFT, journalDraft } from '~/queries/journal/journal-draft.ts'
import { usePerson } from '~/queries/person.tsx'

/** A reflection on this device that was not saved, and whether another tab has it open. */
type UnsavedReflection = Draft & { readonly name: string; readonly isElsewhere: boolean }

/** Every reflection on this device that was not saved; `own` is the draft of this tab, if it has one. */
export function keptReflections(uid: string, own: string | null = null) {
  return queryOptions({
    queryKey: [uid, 'kept-reflections', own],
    queryFn: async (): Promise<UnsavedReflection[]> => {
      const isElsewhere = await openElsewhere(uid)
      const names = await keptNames(uid, JOURNAL_DRAFT)
      const drafts = await Promise.all(names.map((name) => deviceStore.get(uid, name)))
      return names.map((name, index) => ({
        ...parseDraft(drafts[index]),
        name,
        isElsewhere: isElsewhere(name),
      }))
    },
    // Not cached, so that a page that is opened or looked at later reads the device again.
    staleTime: 0,
    gcTime: 0,
  })
}

/** A draft that no open tab has: a reflection, or the change of an entry. */
export type LeftDraft = {
  readonly name: string
  readonly content: string
  /** The entry that is changed; `null` for a new reflection. */
  readonly entry: KeptEdit['entry']
}

/** The drafts that closed tabs have left, and functions to take one and to delete one. */
export function useLeftDrafts() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const own = useQuery({ ...journalDraft(uid), select: ({ name }) => name }).data ?? null
  const reflections = useQuery(keptReflections(uid, own)).data ?? []
  const edits = useQuery(keptEdits(uid)).data ?? []
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: [uid, 'kept-reflections'] })
    await client.invalidateQueries(keptEdits(uid))
  }
  const claim = async ({ name, entry }: LeftDraft) => {
    const taken = await claimDraft(uid, name, entry ? editBase(entry.id) : JOURNAL_DRAFT)
    if (taken === null) await readAgain()
    return taken
  }
  const isLeft = ({ name, content, isElsewhere }: Omit<UnsavedReflection, 'id' | 'mood'>) =>
    own !== null && name !== own && !isElsewhere && content.trim() !== ''
  const left: LeftDraft[] = [
    ...reflections.filter(isLeft).map(({ name, content }) => ({ name, content, entry: null })),
    // One of an earlier version has no entry; it is there again when its entry is opened.
    ...edits.filter(({ entry, isElsewhere }) => entry && !isElsewhere),
  ]
  return {
    left,
    /** Takes a draft: a reflection comes onto the sheet. Returns its name, `null` if a tab has it. */
    take: async (draft: LeftDraft): Promise<string | null> => {
      const name = await claim(draft)
      if (name === null || draft.entry) return name
      const kept = parseDraft(await deviceStore.get(uid, name))
      client.setQueryData(journalDraft(uid).queryKey, { name, draft: kept })
      return name
    },
    /** Deletes a draft. Returns a function that brings it back, `null` if a tab has it open. */
    discard: async (draft: LeftDraft): Promise<(() => Promise<void>) | null> => {
      const name = await claim(draft)
      if (name === null) return null
      const kept = await deviceStore.get(uid, name)
      await deviceStore.del(uid, name)
      await readAgain()
      return async () => {
        await deviceStore.set(uid, name, kept)
        await readAgain()
      }
    },
  }
}
