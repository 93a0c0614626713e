import type { ReactNode } from 'react'

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
