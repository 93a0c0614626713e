import type { Entry } from '~/queries/journal.ts'
import { useDeleteEntry, useRestoreEntry } from '~/queries/journal-writes.ts'
import { useToast } from '~/ui/toast.ts'

/** Deletes an entry and offers it back for as long as the toast stands. */
export function useDeleteWithUndo() {
  const deleting = useDeleteEntry()
  const restoring = useRestoreEntry()
  const { toast } = useToast()

  const restore = async (entry: Entry) => {
    try {
      await restoring.mutateAsync(entry)
      toast({ title: 'Entry restored' })
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to restore entry. Please try again.',
        tone: 'destructive',
        action: { label: 'Try again', perform: () => void restore(entry) },
      })
    }
  }

  return async (entry: Entry) => {
    try {
      await deleting.mutateAsync(entry)
      toast({
        title: 'Entry deleted',
        action: { label: 'Undo', perform: () => void restore(entry) },
      })
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to delete entry. It is still in your journal; please try again.',
        tone: 'destructive',
      })
    }
  }
}
