import { useEffect, useRef, useState } from 'react'
import { MOOD_CATEGORIES, type MoodCategory } from '~/domain/mood/mood.ts'
import { typedRaga } from '~/domain/session/adding-recording.ts'
import {
  LONGEST_RAGA,
  LONGEST_TITLE,
  type PersonalRecording,
} from '~/domain/session/personal-recording.ts'
import { useKeepRecording } from '~/queries/listening/yours-writes.ts'
import { RAGAS, ragaNamed } from '~/raga/catalogue.ts'
import { Combobox } from '~/ui/controls/combobox.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { FailedWrite } from '~/ui/feedback/error-notice.tsx'

const CATEGORIES = MOOD_CATEGORIES.map((category) => ({ value: category, label: category }))

/**
 * What a person says about a recording of their own. Each field is saved when it is left, and all of them
 * when the dialog closes.
 */
export function RecordingFields({ recording }: { recording: PersonalRecording }) {
  const { typed, change, save, error } = useTyped(recording)
  const { title, raga, moodCategory } = typed
  const options = ragasLike(raga)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="lg:col-span-full">
        <TextField
          label="Title"
          required
          autoComplete="off"
          maxLength={LONGEST_TITLE}
          value={title}
          error={title.trim() === '' ? 'Enter a title.' : undefined}
          onChange={(text) => change({ title: text })}
          onBlur={() => save(typed)}
        />
      </div>
      <Combobox
        label="Raga"
        hint="Leave it empty if you do not know."
        maxLength={LONGEST_RAGA}
        value={raga}
        options={options}
        onChange={(text) => change({ raga: text })}
        onChoose={(index) => save(change(withCategory(options[index] ?? raga, moodCategory)))}
        onLeave={() => save(typed)}
      />
      <SelectField
        label="Mood Category"
        placeholder="None"
        options={CATEGORIES}
        value={moodCategory ?? ''}
        onChange={(text) => {
          save(change({ moodCategory: MOOD_CATEGORIES.find((one) => one === text) ?? null }))
        }}
      />
      {error && (
        <div className="lg:col-span-full">
          <FailedWrite title="The change was not saved" error={error} />
        </div>
      )}
    </div>
  )
}

type Typed = {
  readonly title: string
  readonly raga: string
  readonly moodCategory: MoodCategory | null
}

function useTyped(recording: PersonalRecording) {
  const { mutate, error } = useKeepRecording()
  const [typed, setTyped] = useState<Typed>({
    title: recording.title,
    raga: recording.raga ?? '',
    moodCategory: recording.moodCategory,
  })
  const save = (now: Typed) => {
    const said = {
      title: now.title.trim() === '' ? recording.title : now.title.trim(),
      raga: typedRaga(now.raga),
      moodCategory: now.moodCategory,
    }
    const isChanged =
      said.title !== recording.title ||
      said.raga !== recording.raga ||
      said.moodCategory !== recording.moodCategory
    if (isChanged) mutate({ ...recording, ...said })
  }
  const atTheEnd = useRef(() => {})
  useEffect(() => {
    atTheEnd.current = () => save(typed)
  })
  useEffect(() => {
    return () => atTheEnd.current()
  }, [])
  return {
    typed,
    error,
    save,
    change: (part: Partial<Typed>): Typed => {
      const now = { ...typed, ...part }
      setTyped(now)
      return now
    },
  }
}

function ragasLike(text: string): readonly string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return RAGAS.map(({ name }) => name).filter(
    (name) => name.toLowerCase().includes(wanted) && name !== text,
  )
}

/** A raga with the category that Alap knows for it, unless one was chosen. */
function withCategory(raga: string, chosen: MoodCategory | null) {
  return { raga, moodCategory: chosen ?? ragaNamed(raga)?.moodCategory ?? null }
}
