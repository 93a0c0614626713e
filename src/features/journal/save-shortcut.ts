import type { KeyboardEvent } from 'react'

/** The shortcut as text for the tooltip, and for assistive technology. */
export const SAVE_SHORTCUT = { words: 'Ctrl or ⌘ + Enter saves', aria: 'Control+Enter Meta+Enter' }

/** Calls `save` on Ctrl+Enter or ⌘+Enter, unless the Enter belongs to an input method. */
export function onSaveShortcut(save: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    void save()
  }
}
