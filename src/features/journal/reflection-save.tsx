import { useId } from 'react'
import { faultWords, INCOMPLETE, SAVE_FAILED } from '~/features/journal/entry-words.ts'
import { SAVE_SHORTCUT } from '~/features/journal/save-shortcut.ts'
import type { Reflection } from '~/features/journal/use-reflection.ts'
import { Button } from '~/ui/button.tsx'
import { IntoView } from '~/ui/journal/into-view.tsx'
import { SaveBar } from '~/ui/journal/save-bar.tsx'
import { Notice } from '~/ui/notice.tsx'

/** Save, with what it waits for or why it failed. */
export function ReflectionSave({ reflection }: { reflection: Reflection }) {
  const noteId = useId()
  const { check, error, isBegun, isSaving, wasRefused } = reflection
  const isWaitedFor = check.status === 'incomplete' && (isBegun || wasRefused)
  return (
    <>
      {error && (
        <IntoView>
          <Notice tone="danger" title={SAVE_FAILED}>
            {faultWords(error)}
          </Notice>
        </IntoView>
      )}
      <SaveBar
        noteId={noteId}
        note={isWaitedFor ? INCOMPLETE : ''}
        isUrgent={wasRefused}
        shortcut={SAVE_SHORTCUT.words}
      >
        <Button
          type="submit"
          size="large"
          disabled={check.status !== 'ready'}
          busy={isSaving}
          aria-describedby={noteId}
          aria-keyshortcuts={SAVE_SHORTCUT.aria}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </SaveBar>
    </>
  )
}
