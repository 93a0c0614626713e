/** The dialog at the end of a session, fetched while the session lasts: by then the network may be gone. */
export const loadCompletionDialog = () =>
  import('~/features/session/completion-dialog.tsx').then((module) => module.CompletionDialog)
