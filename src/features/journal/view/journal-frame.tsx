import { type ReactNode, useEffect, useRef } from 'react'

type JournalFrameProps = { title: string; children: ReactNode }

/** The journal's page. Its heading stays small: what the person writes is the largest thing here. */
export function JournalFrame({ title, children }: JournalFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] animate-arrive px-4 pt-4 pb-12 sm:px-8 sm:pt-8">
      <h1 className="mb-3 font-display font-semibold text-ink-soft text-lead sm:mb-4">{title}</h1>
      <div className="flex flex-col gap-12 sm:gap-16">{children}</div>
    </div>
  )
}

type AskedProps = { question: string; children: ReactNode }

/** A question above the control that answers it; the control has its own name for screen readers. */
export function Question({ question, children }: AskedProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-display text-lead">
        {question}
      </p>
      {children}
    </div>
  )
}

type SheetHeadingProps = { day: string; dateTime: string; after?: string | undefined }

/** The day at the head of a sheet, and the session it follows. */
export function SheetHeading({ day, dateTime, after }: SheetHeadingProps) {
  return (
    <>
      <time dateTime={dateTime}>{day}</time>
      {after && (
        <p className="min-w-0 break-words">
          After <bdi className="text-accent">{after}</bdi>
        </p>
      )}
    </>
  )
}

type SaveBarProps = {
  /** The id by which the button points at the note. */
  noteId: string
  note: string
  /** The note answers an attempt, rather than standing by. */
  isUrgent: boolean
  /** For those who have a keyboard before them. */
  shortcut: string
  children: ReactNode
}

/** The button that saves, and what it still waits for. */
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

/** Brings what has just appeared to where it can be read, above what covers the foot of a phone. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-mb-44 lg:scroll-mb-28">
      {children}
    </div>
  )
}
