import { type RefObject, useEffect, useId, useState } from 'react'
import { MOODS } from '~/domain/mood/mood.ts'
import {
  BOTH_SAVED,
  INCOMPLETE,
  REFLECTION_FILE,
  SAVE_FAILED,
} from '~/features/journal/entry-words.ts'
import { useArrival } from '~/features/journal/journal-arrival.ts'
import { IntoView, Question, SaveBar } from '~/features/journal/journal-frame.tsx'
import { ReflectionSheet } from '~/features/journal/reflection-sheet.tsx'
import { onSaveShortcut, SAVE_SHORTCUT } from '~/features/journal/save-shortcut.ts'
import { type Reflection, useReflection } from '~/features/journal/use-reflection.ts'
import { paths } from '~/lib/paths.ts'
import type { Saved } from '~/queries/journal/journal-writes.ts'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { CheckIcon } from '~/ui/motifs/icons.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type ReflectionFormProps = {
  sheet: RefObject<HTMLTextAreaElement | null>
  /** The person asked for this sheet just now, so it receives the focus. */
  isAskedFor: boolean
}

/** The form to write a reflection and save it with the mood at that time. */
export function ReflectionForm({ sheet, isAskedFor }: ReflectionFormProps) {
  const arrival = useArrival()
  const [saved, setSaved] = useState<Saved | null>(null)
  const reflection = useReflection(arrival.mood, (how) => {
    arrival.spend()
    setSaved(how)
  })
  const { form } = reflection
  const isDone = saved !== null

  useEffect(() => {
    if (isAskedFor) sheet.current?.focus()
  }, [isAskedFor, sheet])

  // After the dialog closes, the focus returns to the empty sheet.
  useEffect(() => {
    if (!isDone) return undefined
    const { current } = sheet
    return () => current?.focus()
  }, [isDone, sheet])

  return (
    <>
      <form {...form.props} onKeyDown={onSaveShortcut(form.submit)} aria-label="New reflection">
        <ReflectionSheet
          ref={sheet}
          reflection={reflection}
          sessionTitle={arrival.sessionTitle}
          prompt={arrival.prompt}
        >
          <Stack>
            <Question question="How are you now?">
              <MoodPicker
                legend="How are you now?"
                choices={MOODS}
                value={reflection.mood}
                onChange={(mood) => reflection.edit({ mood })}
                detail="brief"
              />
            </Question>
            <ReflectionSave reflection={reflection} />
          </Stack>
        </ReflectionSheet>
      </form>
      {saved && <EntrySavedDialog saved={saved} onClose={() => setSaved(null)} />}
    </>
  )
}

/** The save button, with what is missing or why it failed. */
function ReflectionSave({ reflection }: { reflection: Reflection }) {
  const noteId = useId()
  const { check, content, error, isBegun, isSaving, isUnkept, wasRefused } = reflection
  const isWaitedFor = check.status === 'incomplete' && (isBegun || wasRefused)
  return (
    <>
      {error && (
        <IntoView>
          <FailedWrite
            title={SAVE_FAILED}
            error={error}
            action={isUnkept && <WordsAsFile fileName={REFLECTION_FILE} content={content} />}
            more={isUnkept ? UNKEPT : ''}
          />
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

const SAVED = {
  title: 'Entry saved',
  description:
    'Your words are in your journal now, below today’s date. That is enough for today, unless there is more.',
}

const SAVED_WORDS: Readonly<Record<Saved, typeof SAVED>> = {
  changed: SAVED,
  unchanged: SAVED,
  beside: { ...BOTH_SAVED, title: 'Entry saved' },
  kept: {
    title: 'Saved on this device',
    description:
      'Your words are safe here and in your journal on this device. They are sent as soon as there is a connection.',
  },
}

type EntrySavedDialogProps = { saved: Saved; onClose: () => void }

/** Confirms that the entry is saved and offers the next steps. */
function EntrySavedDialog({ saved, onClose }: EntrySavedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      emblem={<CheckIcon />}
      title={SAVED_WORDS[saved].title}
      description={SAVED_WORDS[saved].description}
    >
      <Row stackOnPhone>
        <ButtonLink to={paths.dashboard()}>Back to Home</ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Write another
        </Button>
      </Row>
    </Dialog>
  )
}
