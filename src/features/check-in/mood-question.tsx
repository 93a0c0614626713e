import type { ReactNode } from 'react'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5
type Choice = { value: MoodValue; word: string; emoji: string; description: string }

type MoodQuestionProps = {
  legend: string
  choices: readonly Choice[]
  value: MoodValue | null
  onChange: (value: MoodValue) => void
}

/**
 * Five faces. A phone has no room for five descriptions, so it shows only the chosen one's below.
 */
export function MoodQuestion({ legend, choices, value, onChange }: MoodQuestionProps) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div>
      <MoodPicker legend={legend} choices={choices} value={value} onChange={onChange} />
      <p aria-live="polite" className="mt-4 min-h-7 text-center font-display text-lead sm:hidden">
        {chosen?.description}
      </p>
    </div>
  )
}

type CheckInActionsProps = { main: ReactNode; children: ReactNode }

/** The main action, wide enough for a thumb, and the less important ones below. */
export function CheckInActions({ main, children }: CheckInActionsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[22rem] flex-col gap-2">
      {main}
      <div className="flex flex-wrap justify-center gap-x-2">{children}</div>
    </div>
  )
}

type NextSessionProps = {
  title: string
  raga: { name: string; devanagari: string | undefined }
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** "15 minutes · Karuna". */
  facts: string
}

/** The session that follows from the answer. */
export function NextSession({ title, raga, emblem, facts }: NextSessionProps) {
  return (
    <div className="mx-auto flex w-full max-w-[26rem] animate-arrive items-center gap-5 border-line border-t pt-6">
      {emblem && (
        <span className="text-accent">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="card" />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-ink-soft text-small">{`Next, ${title}`}</p>
        <p className="my-1 [overflow-wrap:normal]">
          <RagaName name={raga.name} devanagari={raga.devanagari} size="title" />
        </p>
        <p className="text-ink-soft text-small">{facts}</p>
      </div>
    </div>
  )
}
