import { NOT_DELETED } from '~/features/journal/entry-words.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { useDeleteEntry, useRestoreEntry } from '~/queries/journal/journal-writes.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/** Deletes an entry and offers Undo while the toast is shown. */
export function useDeleteWithUndo() {
  const deleting = useDeleteEntry()
  const restoring = useRestoreEntry()
  const { toast } = useToast()
  const fail = useFailure()

  const restore = async (entry: Entry) => {
    try {
      await restoring.mutateAsync(entry)
      toast({ title: 'Entry restored' })
    } catch {
      fail('Failed to restore entry. Please try again.', { retry: () => void restore(entry) })
    }
  }

  return async (entry: Entry) => {
    try {
      await deleting.mutateAsync(entry)
      const anew = { ...entry, id: crypto.randomUUID() }
      toast({
        title: 'Entry deleted',
        action: { label: 'Undo', perform: () => void restore(anew) },
      })
    } catch (error) {
      if (dataErrorKind(error) !== 'superseded') {
        fail('Failed to delete entry. It is still in your journal; please try again.')
        return
      }
      fail(NOT_DELETED.text, { title: NOT_DELETED.title })
    }
  }
}
