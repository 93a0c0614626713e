import { lazy, useEffect } from 'react'

const loadSaved = () => import('~/features/journal/entry-saved-dialog.tsx')
const loadEdit = () => import('~/features/journal/edit-entry-dialog.tsx')

export const EntrySavedDialog = lazy(() =>
  loadSaved().then((module) => ({ default: module.EntrySavedDialog })),
)
export const EditEntryDialog = lazy(() =>
  loadEdit().then((module) => ({ default: module.EditEntryDialog })),
)

/** Fetches the dialogs behind the page, so that they open at once and without a network. */
export function useDialogsAhead(): void {
  useEffect(() => {
    // Where this fails, the dialog is fetched again when it is wanted.
    Promise.all([loadSaved(), loadEdit()]).catch(() => undefined)
  }, [])
}
