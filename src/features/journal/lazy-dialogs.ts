import { lazy, useEffect } from 'react'

const loadSaved = () => import('~/features/journal/entry-saved-dialog.tsx')
const loadEdit = () => import('~/features/journal/edit-entry-dialog.tsx')

export const EntrySavedDialog = lazy(() =>
  loadSaved().then((module) => ({ default: module.EntrySavedDialog })),
)
export const EditEntryDialog = lazy(() =>
  loadEdit().then((module) => ({ default: module.EditEntryDialog })),
)

/** Loads the dialogs in the background, so that they open at once and without a network. */
export function useDialogsAhead(): void {
  useEffect(() => {
    // After a failure here, the dialog is loaded again when it opens.
    Promise.all([loadSaved(), loadEdit()]).catch(() => undefined)
  }, [])
}
