import type { ReactNode } from 'react'
import { CheckIcon, MoonIcon, SunIcon, SunriseIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const ICONS = { morning: SunriseIcon, afternoon: SunIcon, evening: MoonIcon } as const

const RECORD_WORDS = {
  recording: 'Being recorded…',
  recorded: 'Recorded',
  failed: 'Not recorded yet',
} as const

type CompletionSheetProps = {
  title: string
  note: string | null
  partOfDay: keyof typeof ICONS
  greeting: string
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string; emoji: string } | null
  session: { title: string; minutes: string | null }
  record: keyof typeof RECORD_WORDS
  prompt: string
  quote: string
  actions: ReactNode
  onClose: () => void
}

/** The end of a session: what was done, one question, and the next steps. */
export function CompletionSheet(props: CompletionSheetProps) {
  const Icon = ICONS[props.partOfDay]
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      emblem={
        <p className="flex items-center gap-2">
          <Icon />
          <span className="font-semibold text-body">{props.greeting}</span>
        </p>
      }
      title={props.title}
    >
      <div className="flex items-center gap-3 border-line border-y py-3">
        {props.mood && (
          <span className="text-accent">
            <MoodFace value={props.mood.value} />
            <span className="sr-only">{`${props.mood.emoji} ${props.mood.word}`}</span>
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="font-semibold leading-snug">{props.session.title}</p>
          {props.session.minutes && (
            <p className="text-ink-soft text-small">{props.session.minutes}</p>
          )}
          {props.note && <p className="text-ink-soft text-small">{props.note}</p>}
        </div>
        <p role="status" className="inline-flex items-center gap-1 text-ink-soft text-small">
          {props.record === 'recorded' && <CheckIcon />}
          <span>{RECORD_WORDS[props.record]}</span>
        </p>
      </div>
      <p className="mt-5 mb-5 text-balance font-display text-lead">{props.prompt}</p>
      {props.actions}
      <p className="mt-5 text-balance text-center text-ink-soft text-small">{props.quote}</p>
      <details className="mt-2 text-small">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center font-semibold text-accent">
          Why Reflect?
        </summary>
        <p className="text-ink-soft">
          Music moves through and is gone. A few words written while it is still near keep what it
          left, and let you find it again on another day. There is no right answer and no length to
          reach.
        </p>
      </details>
    </Dialog>
  )
}

type CompletionActionsProps = { reflect: ReactNode; goOn: ReactNode }

/** The question is answered or skipped; below a line, the ways on that leave it. */
export function CompletionActions({ reflect, goOn }: CompletionActionsProps) {
  return (
    <>
      <fieldset aria-label="Reflect" className="flex flex-col gap-1">
        {reflect}
      </fieldset>
      <fieldset
        aria-label="Or go on"
        className="mt-4 grid grid-cols-2 gap-2 border-line border-t pt-5 [&>*]:px-2 [&>*:last-child]:col-span-2"
      >
        {goOn}
      </fieldset>
    </>
  )
}
