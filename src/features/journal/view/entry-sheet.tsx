import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { DeleteIcon, EditIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5

type EntrySheetProps = {
  /** The day in words, and in ISO form for `dateTime`. */
  day: string
  dateTime: string
  /** The time of day; `null` if the writer's time zone is unknown. */
  time: string | null
  mood: { value: MoodValue; word: string }
  content: string
  onEdit: () => void
  onDelete: () => void
}

const TONES: Record<MoodValue, string> = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
}

/** One entry of the journal, with its text unchanged. */
export function EntrySheet({
  day,
  dateTime,
  time,
  mood,
  content,
  onEdit,
  onDelete,
}: EntrySheetProps) {
  return (
    <article aria-label={`${day}, ${mood.word}`} className="py-6">
      <header className="mb-1.5 flex items-center gap-3">
        <span className={TONES[mood.value]}>
          <MoodFace value={mood.value} size="small" />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="font-semibold">
            <time dateTime={dateTime}>
              {day}
              {time && <span className="font-normal text-ink-soft">, {time}</span>}
            </time>
          </p>
          <p className={`text-small ${TONES[mood.value]}`}>{mood.word}</p>
        </div>
        <div className="-mr-2 flex">
          <IconButton label={`Edit entry of ${day}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton label={`Delete entry of ${day}`} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </div>
      </header>
      <FoldedText key={content}>{content}</FoldedText>
    </article>
  )
}

// Tall letters overflow the last line slightly; only a larger overflow is another line.
const HALF_A_LINE = 16

/**
 * Text that shows six lines until it is opened. The key is the text, so a new text is measured
 * again.
 */
function FoldedText({ children }: { children: string }) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isLong = useOverflow(text)
  return (
    <>
      <p
        ref={text}
        id={id}
        dir="auto"
        className={`whitespace-pre-wrap break-words font-display text-lead leading-relaxed ${isOpen ? '' : 'line-clamp-6'}`}
      >
        {children}
      </p>
      {(isLong || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-ink"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
}

/** True while the element is too small for its text, at any width. */
function useOverflow(ref: { readonly current: HTMLElement | null }): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setOver(element.scrollHeight > element.clientHeight + HALF_A_LINE)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOver
}
