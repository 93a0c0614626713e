import type { ReactNode } from 'react'
import { MOODS, type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { PageTitle } from '~/ui/layout/page.tsx'
import { BOARD, READING } from '~/ui/layout/room.ts'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

const QUESTION = 'How are you feeling today?'

type MoodAndRagaProps = {
  back?: { to: string; label: string }
  mood: MoodValue | null
  onChange: (mood: MoodValue) => void
  /** What there is to say before the faces. */
  notice?: ReactNode
  /** The buttons below the faces. */
  children: ReactNode
  /** The raga that the answer leads to, in a sky; left out where it leads to something else. */
  next?: ReactNode
}

/** The question of the day, and beside it or below what the answer leads to. */
export function MoodAndRaga(props: MoodAndRagaProps) {
  const { back, mood, onChange, notice, children, next } = props
  return (
    <div className={`animate-arrive ${next ? BOARD : READING}`}>
      <div
        className={`grid gap-x-6 gap-y-8 xl:gap-x-8 ${next ? 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]' : ''}`}
      >
        <section aria-label={QUESTION} className="question flex flex-col justify-between gap-7">
          <header>
            <PageTitle back={back}>{QUESTION}</PageTitle>
            <p className="mt-2 max-w-[38rem] text-ink-soft text-lead">
              There is no better or worse answer. The music meets you where you are.
            </p>
          </header>
          {notice}
          <div className="@container">
            <MoodPicker legend={QUESTION} choices={MOODS} value={mood} onChange={onChange} />
            {/* Where there is no room for five descriptions. */}
            <p
              aria-live="polite"
              className="mt-4 min-h-7 text-center font-display text-lead @min-[28rem]:hidden"
            >
              {mood && moodOf(mood).description}
            </p>
          </div>
          <div className="flex flex-col gap-2">{children}</div>
        </section>
        {next}
      </div>
    </div>
  )
}

type NextRagaProps = {
  mood: MoodValue | null
  /** The raga's name; unused without a mood. */
  raga: string
  /** Why, and what it is, each in a sentence or less. */
  lines: readonly string[]
}

/** As large as the name below it leaves room for. */
const IN_THE_CORNER = {
  top: '-1.5rem',
  right: '-1.5rem',
  width: 'clamp(8rem, 100cqi - 11rem, 18rem)',
  aspectRatio: '1',
}
const NO_RAGA = { swaras: [], vadi: null }

/** The raga for a day that feels like the chosen mood, in the sky of the watch. */
export function NextRaga({ mood, raga, lines }: NextRagaProps) {
  const known = mood === null ? null : emblemNamed(raga)
  return (
    <section
      aria-label="What comes next"
      aria-live="polite"
      aria-atomic="true"
      className="sky @container relative flex min-h-56 flex-col justify-end gap-2 overflow-hidden rounded-card px-6 pt-6 pb-7"
    >
      <div className="pointer-events-none absolute opacity-70" style={IN_THE_CORNER}>
        <SwaraWheel {...(known?.emblem ?? NO_RAGA)} size="fill" />
      </div>
      {mood === null ? (
        <p className="relative max-w-[26ch] text-lead">
          For a day that feels … Choose a face, and its raga stands here.
        </p>
      ) : (
        // A new element for a new mood, which arrives.
        <div key={raga} className="relative flex animate-arrive flex-col gap-2">
          <p className="text-small">{`For a day that feels ${moodOf(mood).word}`}</p>
          <p>
            <RagaName
              name={raga}
              devanagari={known?.raga.devanagari}
              iast={known?.raga.iast}
              size="hero"
            />
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  )
}
