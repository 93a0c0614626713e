import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { PageTitle } from '~/ui/layout/page.tsx'
import { BOARD } from '~/ui/layout/room.ts'
import { EditIcon } from '~/ui/motifs/icons.tsx'

type JournalFrameProps = {
  /** Whether there is room for the paper beside the list. */
  isWide: boolean
  /** The opened entry, or `false`. */
  entry: ReactNode
  sheet: ReactNode
  list: ReactNode
  listRef: RefObject<HTMLDivElement | null>
  /** Back from the opened entry to the sheet. */
  onWrite: () => void
}

// The paper stands first in the document, and beside the list it is on the right.
const BESIDE = {
  panels: { gridTemplateColumns: 'clamp(min(20rem, 45%), 33%, 25rem) minmax(0, 1fr)' },
  // It stays while the list goes by.
  paper: { gridArea: '1 / 2', alignSelf: 'start', position: 'sticky', insetBlockStart: '1.5rem' },
  list: { gridArea: '1 / 1' },
} as const

/** The journal: its paper, and the list of what was written. On a phone an entry is a page of its own. */
export function JournalFrame(props: JournalFrameProps) {
  const { isWide, entry, sheet, list, listRef, onWrite } = props
  const isOpen = Boolean(entry)
  return (
    <div className={`animate-arrive ${BOARD}`}>
      {(isWide || !isOpen) && (
        <header className="mb-5 flex min-h-11 items-center justify-between gap-4">
          <PageTitle>Journal</PageTitle>
          {isOpen && (
            <Button onClick={onWrite}>
              <EditIcon />
              <span>Write</span>
            </Button>
          )}
        </header>
      )}
      <div className="grid gap-x-6 gap-y-8 xl:gap-x-14" style={isWide ? BESIDE.panels : undefined}>
        <div className="min-w-0" style={isWide ? BESIDE.paper : undefined}>
          {entry}
          <div hidden={isOpen}>{sheet}</div>
        </div>
        {list && (
          <div
            ref={listRef}
            className="flex min-w-0 flex-col gap-5"
            style={isWide ? BESIDE.list : undefined}
          >
            {list}
          </div>
        )}
      </div>
    </div>
  )
}

type QuestionProps = { question: string; children: ReactNode }

/** A question above its control; the control has a separate name for screen readers. */
export function Question({ question, children }: QuestionProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-semibold text-small">
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
