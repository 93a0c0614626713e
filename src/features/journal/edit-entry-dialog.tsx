import { FIRST_ENTRY_DAY } from '~/domain/journal/entry-day.ts'
import { entryLength, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import { MOODS } from '~/domain/mood/mood.ts'
import { REFLECTION_FILE, SAVE_FAILED, SAVED_BESIDE } from '~/features/journal/entry-words.ts'
import { IntoView } from '~/features/journal/journal-frame.tsx'
import { onSaveShortcut, SAVE_SHORTCUT } from '~/features/journal/save-shortcut.ts'
import { useEntryEdit } from '~/features/journal/use-entry-edit.ts'
import { WritingArea } from '~/features/journal/writing-area.tsx'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { today } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { NO_DRAFTS, UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
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
