import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { MOODS } from '~/domain/mood.ts'
import { EntrySavedDialog } from '~/features/journal/lazy-dialogs.ts'
import { ReflectionSave } from '~/features/journal/reflection-save.tsx'
import { ReflectionSheet } from '~/features/journal/reflection-sheet.tsx'
import { onSaveShortcut } from '~/features/journal/save-shortcut.ts'
import { useArrival } from '~/features/journal/use-arrival.ts'
import { useReflection } from '~/features/journal/use-reflection.ts'
import type { Saved } from '~/queries/journal-writes.ts'
import { Asked } from '~/ui/journal/asked.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { MoodPicker } from '~/ui/mood-picker.tsx'

/** Where a reflection is written, and saved with the mood it leaves. */
export function ReflectionForm() {
  const arrival = useArrival()
  const reflection = useReflection(arrival.mood)
  const sheet = useRef<HTMLTextAreaElement>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const isDone = saved !== null

  // From the dialog one comes back to the empty sheet.
  useEffect(() => {
    if (!isDone) return undefined
    const { current } = sheet
    return () => current?.focus()
  }, [isDone])

  const save = () =>
    reflection.save((how) => {
      arrival.spend()
      setSaved(how)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }

  return (
    <>
      <form onSubmit={submit} onKeyDown={onSaveShortcut(save)} aria-label="New reflection">
        <Stack gap="wide">
          <ReflectionSheet
            ref={sheet}
            reflection={reflection}
            sessionTitle={arrival.sessionTitle}
          />
          <Asked question="How are you now?">
            <MoodPicker
              legend="How are you now?"
              choices={MOODS}
              value={reflection.mood}
              onChange={(mood) => reflection.edit({ mood })}
              detail="brief"
            />
          </Asked>
          <ReflectionSave reflection={reflection} />
        </Stack>
      </form>
      {saved && (
        <Suspense fallback={null}>
          <EntrySavedDialog saved={saved} onClose={() => setSaved(null)} />
        </Suspense>
      )}
    </>
  )
}
