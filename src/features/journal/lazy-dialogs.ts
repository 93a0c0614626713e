import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react'
import type { EditEntryDialog as Edit } from '~/features/journal/edit-entry-dialog.tsx'
import type { EntrySavedDialog as Saved } from '~/features/journal/entry-saved-dialog.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

const loadSaved = () => import('~/features/journal/entry-saved-dialog.tsx')
const loadEdit = () => import('~/features/journal/edit-entry-dialog.tsx')

type SavedProps = Parameters<typeof Saved>[0]
type EditProps = Parameters<typeof Edit>[0]

// Offline, their code may fail to load. The page below, with the words on it, must stay.
export const EntrySavedDialog = lazy<ComponentType<SavedProps>>(() =>
  loadSaved().then(
    (module) => ({ default: module.EntrySavedDialog }),
    () => ({ default: SavedInWords }),
  ),
)
export const EditEntryDialog = lazy<ComponentType<EditProps>>(() =>
  loadEdit().then(
    (module) => ({ default: module.EditEntryDialog }),
    () => ({ default: NoEditing }),
  ),
)

/** Loads the dialogs in the background, so that they open at once and without a network. */
export function useDialogsAhead(): void {
  useEffect(() => {
    // After a failure here, the dialog is loaded again when it opens.
    Promise.all([loadSaved(), loadEdit()]).catch(() => undefined)
  }, [])
}

function SavedInWords({ saved, onClose }: SavedProps) {
  const { toast } = useToast()
  useInstead(() => {
    toast({ title: saved === 'kept' ? 'Saved on this device' : 'Entry saved' })
    onClose()
  })
  return null
}

function NoEditing({ onClose }: EditProps) {
  const fail = useFailure()
  useInstead(() => {
    fail('Its code did not come over the network. The entry is as it was; try again later.')
    onClose()
  })
  return null
}

function useInstead(work: () => void): void {
  const once = useEffectEvent(work)
  useEffect(() => {
    once()
  }, [])
}
