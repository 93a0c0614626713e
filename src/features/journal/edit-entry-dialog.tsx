import type { FormEvent } from 'react'
import { type EntryCheck, entryLength, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import { MOODS } from '~/domain/mood/mood.ts'
import {
  faultWords,
  INCOMPLETE,
  NOT_SAVED,
  SAVE_FAILED,
  tooLongWords,
} from '~/features/journal/entry-words.ts'
import { onSaveShortcut, SAVE_SHORTCUT } from '~/features/journal/save-shortcut.ts'
import { useEntryEdit } from '~/features/journal/use-entry-edit.ts'
import { IntoView } from '~/features/journal/view/journal-frame.tsx'
import { WritingArea } from '~/features/journal/view/writing-area.tsx'
import { assertNever } from '~/lib/assert-never.ts'
import type { Entry } from '~/queries/journal/journal.ts'
import { Button } from '~/ui/controls/button.tsx'
import { MoodPicker } from '~/ui/controls/mood-picker.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const NUMBER = new Intl.NumberFormat('en')

type EditEntryDialogProps = {
  entry: Entry
  /** The day of the entry, in words. */
  day: string
  onClose: () => void
}

/**
 * Changes the text and the mood of an entry. Its day and its position in the list stay the same.
 */
export function EditEntryDialog({ entry, day, onClose }: EditEntryDialogProps) {
  const edit = useEntryEdit(entry, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.save()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) edit.leave()
      }}
      title="Edit entry"
      description={day}
    >
      <form onSubmit={submit} onKeyDown={onSaveShortcut(edit.save)}>
        <Stack>
          <WritingArea
            label="Your reflection"
            dir="auto"
            value={edit.content}
            onChange={(content) => edit.change({ content })}
            readOnly={edit.isSaving}
            hint={`${NUMBER.format(entryLength(edit.content))} / ${NUMBER.format(LONGEST_ENTRY)}`}
            error={wrongWith(edit.check)}
          />
          <MoodPicker
            legend="How you were"
            choices={MOODS}
            value={edit.mood}
            onChange={(mood) => edit.change({ mood })}
            detail="brief"
          />
          {edit.error && (
            <IntoView>
              <Notice
                tone="danger"
                title={edit.canSaveBeside ? NOT_SAVED : SAVE_FAILED}
                action={
                  edit.canSaveBeside && (
                    <Button variant="quiet" onClick={edit.saveBeside} busy={edit.isSaving}>
                      Save as a new entry
                    </Button>
                  )
                }
              >
                {faultWords(edit.error)}
              </Notice>
            </IntoView>
          )}
          {edit.isAsking ? (
            <DiscardQuestion onKeep={edit.keepEditing} onDiscard={onClose} />
          ) : (
            <Row stackOnPhone>
              <Button
                type="submit"
                disabled={edit.check.status !== 'ready' || edit.canSaveBeside}
                busy={edit.isSaving}
                aria-keyshortcuts={SAVE_SHORTCUT.aria}
              >
                {edit.isSaving ? 'Saving…' : 'Save changes'}
              </Button>
              <Button variant="quiet" onClick={edit.leave} disabled={edit.isSaving}>
                Cancel
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

function wrongWith(check: EntryCheck): string | undefined {
  switch (check.status) {
    case 'ready':
      return undefined
    case 'incomplete':
      return INCOMPLETE
    case 'too-long':
      return tooLongWords(check.length)
    default:
      return assertNever(check)
  }
}

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Asks before changed text is discarded. */
function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Notice
      tone="danger"
      title="Leave without saving?"
      action={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            Discard changes
          </Button>
          {/* Last, so that the autofocus scrolls the whole question into view. */}
          <Button autoFocus onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      The entry stays as it was, and what you changed here is lost.
    </Notice>
  )
}
