import { type ReactNode, useEffect, useRef } from 'react'

type JournalFrameProps = { title: string; children: ReactNode }

/**
 * The journal's page. Its heading is small, because the person's text must be the largest thing.
 */
export function JournalFrame({ title, children }: JournalFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] animate-arrive px-4 pt-4 pb-12 sm:px-8 sm:pt-8">
      <h1 className="mb-3 font-display font-semibold text-ink-soft text-lead sm:mb-4">{title}</h1>
      <div className="flex flex-col gap-12 sm:gap-16">{children}</div>
    </div>
  )
}

type QuestionProps = { question: string; children: ReactNode }

/** A question above its control; the control has a separate name for screen readers. */
export function Question({ question, children }: QuestionProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-display text-lead">
        {question}
      </p>
      {children}
    </div>
  )
}

type SheetHeadingProps = {
  day: string
  dateTime: string
  after?: string | undefined
  question?: string | undefined
}

/** The day at the top of a sheet, the session before it, and its question. */
export function SheetHeading({ day, dateTime, after, question }: SheetHeadingProps) {
  return (
    <>
      <time dateTime={dateTime}>{day}</time>
      {after && (
        <p className="min-w-0 break-words">
          After <bdi className="text-accent">{after}</bdi>
        </p>
      )}
      {question && <p className="mt-2 basis-full text-balance text-ink text-lead">{question}</p>}
    </>
  )
}

type SaveBarProps = {
  /** The id of the note, for `aria-describedby` of the button. */
  noteId: string
  note: string
  /** The note is the result of an attempt to save, so it is announced. */
  isUrgent: boolean
  /** Shown to people with a keyboard. */
  shortcut: string
  children: ReactNode
}

/** The save button, and a note about what is still missing. */
export function SaveBar({ noteId, note, isUrgent, shortcut, children }: SaveBarProps) {
  return (
    <div className="flex flex-col items-stretch gap-x-5 gap-y-2 sm:flex-row sm:items-center">
      {children}
      <p
        id={noteId}
        aria-live={isUrgent ? 'assertive' : 'off'}
        className={`text-center text-small sm:text-left ${isUrgent ? 'text-danger' : 'text-ink-soft'}`}
      >
        {note}
      </p>
      {!note && (
        <p aria-hidden="true" className="hidden text-ink-soft text-small sm:pointer-fine:block">
          {shortcut}
        </p>
      )}
    </div>
  )
}

/** Scrolls new content into view, above the bars at the bottom of a phone. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which React would treat as the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-mb-44 lg:scroll-mb-28">
      {children}
    </div>
  )
}
