import { useState } from 'react'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { entryDayFault, FIRST_ENTRY_DAY } from '~/domain/journal/entry-day.ts'
import {
  checkEntry,
  type EntryCheck,
  entryContent,
  entryLength,
  LONGEST_ENTRY,
} from '~/domain/journal/journal-entry.ts'
import { MOODS } from '~/domain/mood/mood.ts'
import {
  ENTRY_DAY_FAULTS,
  INCOMPLETE,
  REFLECTION_FILE,
  SAVE_FAILED,
  SAVED_BESIDE,
} from '~/features/journal/entry-words.ts'
import { IntoView } from '~/features/journal/journal-frame.tsx'
import { onSaveShortcut, SAVE_SHORTCUT } from '~/features/journal/save-shortcut.ts'
import { WritingArea } from '~/features/journal/writing-area.tsx'
import { assertNever } from '~/lib/assert-never.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { type EntryEdit, useEditDraft } from '~/queries/journal/edit-draft.ts'
import { type Saved, useEditEntry } from '~/queries/journal/journal-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { NO_DRAFTS, UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { tooLongWords } from '~/ui/feedback/entry-length-words.ts'
import { FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type EditEntryDialogProps = {
  entry: Entry
  /** The day of the entry, in words. */
  day: string
  /** The draft that this tab has taken; one of its own if it is left out. */
  draftName?: string
  onClose: () => void
}

/** Changes the text, the mood and the day of an entry, which keeps its time of day. */
export function EditEntryDialog({ entry, day, draftName, onClose }: EditEntryDialogProps) {
  const { toast } = useToast()
  const edit = useEntryEdit(entry, draftName ?? null, (saved) => {
    if (saved === 'beside') toast(SAVED_BESIDE)
    onClose()
  })
  const { form } = edit
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) edit.leave()
      }}
      title="Edit entry"
      description={day}
    >
      <form {...form.props} onKeyDown={onSaveShortcut(form.submit)}>
        <Stack>
          <WritingArea
            label="Your reflection"
            dir="auto"
            value={edit.content}
            onChange={(content) => edit.change({ content })}
            readOnly={edit.isSaving}
            hint={`${groupedNumber(entryLength(edit.content))} / ${groupedNumber(LONGEST_ENTRY)}`}
            error={form.errorAt('content')}
          />
          <MoodPicker
            legend="How you were"
            choices={MOODS}
            value={edit.mood}
            onChange={(mood) => edit.change({ mood })}
            detail="brief"
          />
          <TextField
            label="Day"
            type="date"
            min={FIRST_ENTRY_DAY}
            max={today()}
            value={edit.day}
            onChange={(changed) => edit.change({ day: changed })}
            readOnly={edit.isSaving}
            error={form.errorAt('day')}
          />
          {edit.isRestored && (
            <Text size="small" tone="soft">
              You had not saved this change. It was kept on this device.
            </Text>
          )}
          {edit.isUnkept && !edit.error && <Text size="small">{NO_DRAFTS}</Text>}
          {edit.error && (
            <IntoView>
              <FailedWrite
                title={SAVE_FAILED}
                error={edit.error}
                action={
                  edit.isUnkept && <WordsAsFile fileName={REFLECTION_FILE} content={edit.content} />
                }
                more={edit.isUnkept ? UNKEPT : ''}
              />
            </IntoView>
          )}
          {edit.isAsking ? (
            <DiscardQuestion onKeep={edit.keepEditing} onDiscard={edit.discard} />
          ) : (
            <Row stackOnPhone>
              <Button
                type="submit"
                disabled={!edit.isReady}
                busy={edit.isSaving}
                aria-keyshortcuts={SAVE_SHORTCUT.aria}
              >
                {edit.isSaving ? 'Saving…' : edit.isGone ? 'Save as a new entry' : 'Save changes'}
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

/**
 * An entry being edited. What is typed is kept on this device until it is saved or given up;
 * closing asks first if there are unsaved changes.
 */
function useEntryEdit(
  shown: Entry,
  draftName: string | null,
  onClose: (saved: Saved | null) => void,
) {
  const draft = useEditDraft(shown, draftName)
  const { edit, entry } = draft
  const [isAsking, setAsking] = useState(false)
  const saving = useEditEntry()
  // The entry was deleted elsewhere, and its words can be stored under this id.
  const [anew, setAnew] = useState<string | null>(null)
  const check = checkEntry(edit.content, edit.mood)
  const dayFault = entryDayFault(edit.day, entry.day, today())
  const isChanged =
    entryContent(edit.content) !== entry.content ||
    edit.mood !== entry.mood ||
    edit.day !== entry.day
  const discard = () => {
    void draft.drop()
    onClose(null)
  }
  const form = useForm({
    values: edit,
    setValues: (update) => draft.change(update(edit)),
    faults: { ...faultsOf(check), ...(dayFault !== null && { day: ENTRY_DAY_FAULTS[dayFault] }) },
    shows: 'at-once',
    send: async () => {
      if (check.status !== 'ready' || !isLocalDay(edit.day)) return undefined
      const { content, mood } = check
      const { day } = edit
      const onSuccess = (saved: Saved) => void draft.drop().then(() => onClose(saved))
      const onError = (error: unknown) => {
        if (dataErrorKind(error) === 'gone') setAnew(crypto.randomUUID())
      }
      if (isChanged) {
        const input = { entry, content, mood, day, ...(anew !== null && { anew }) }
        return mutationEnd(saving.mutate, input, { onSuccess, onError })
      }
      discard()
      return undefined
    },
  })

  return {
    ...edit,
    form,
    isReady: check.status === 'ready' && dayFault === null,
    isAsking,
    isSaving: form.isBusy,
    /** The text is that of an earlier visit, which was not saved. */
    isRestored: draft.isRestored,
    /** This browser has no place for the change: it ends with the page. */
    isUnkept: draft.keptIn === 'memory',
    error: saving.error,
    /** The entry was deleted elsewhere: what is saved becomes a new one. */
    isGone: anew !== null,
    change: (changes: Partial<EntryEdit>) => {
      if (form.isBusy) return
      saving.reset()
      form.change(changes)
    },
    /** Closes the dialog, or asks first. If the question is already open, returns to the text. */
    leave: () => {
      if (form.isBusy) return
      if (isChanged) setAsking(!isAsking)
      else discard()
    },
    keepEditing: () => setAsking(false),
    discard,
  }
}

function faultsOf(check: EntryCheck): Faults<'content'> {
  switch (check.status) {
    case 'ready':
      return {}
    case 'incomplete':
      return { content: INCOMPLETE }
    case 'too-long':
      return { content: tooLongWords(check.length, LONGEST_ENTRY) }
    default:
      return assertNever(check)
  }
}
