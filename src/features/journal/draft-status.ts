type DraftState = {
  readonly saving: 'idle' | 'pending' | 'error' | 'success'
  readonly hasText: boolean
  readonly isRestored: boolean
  readonly keptIn: 'device' | 'memory'
}

/** Where the text on the sheet is kept: one sentence for one state. */
export function draftStatus({ saving, hasText, isRestored, keptIn }: DraftState): string {
  if (saving === 'pending') return 'Saving…'
  if (saving === 'success') return 'Saved'
  if (!hasText) return ''
  if (keptIn === 'memory') return 'This browser keeps no drafts. Save before you leave the page.'
  return isRestored ? 'Your draft was kept on this device' : 'Draft kept on this device'
}
