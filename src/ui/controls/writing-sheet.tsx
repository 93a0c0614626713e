import { type ComponentPropsWithRef, type ReactNode, useEffect, useId } from 'react'
import { groupedNumber } from '~/lib/words/grouped-number.ts'

type Native = Pick<
  ComponentPropsWithRef<'textarea'>,
  'ref' | 'value' | 'placeholder' | 'readOnly' | 'onKeyDown'
>

type WritingSheetProps = Native & {
  label: string
  onChange: (value: string) => void
  /** The day at the top of the sheet, and the session before it. */
  heading: ReactNode
  /** A quiet line at the bottom: where the text is stored. */
  status: string
  count: number
  limit: number
  error?: string | undefined
  /** Below the text on the same paper, which is then a panel of a wide screen. */
  foot?: ReactNode
}

/** A sheet of paper. The whole sheet grows with the text; nothing scrolls inside it. */
export function WritingSheet({
  label,
  onChange,
  heading,
  status,
  count,
  limit,
  error,
  foot,
  ...native
}: WritingSheetProps) {
  const id = useId()
  const caret = useRoomForCaret()
  return (
    <div>
      <div
        data-sheet
        className={`paper flex flex-col rounded-card border border-line lift has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent has-[textarea[aria-invalid]]:border-danger ${foot ? 'panel' : ''}`}
      >
        <div className="flex flex-wrap gap-x-3 px-5 pt-4 font-display text-ink-soft sm:px-9 sm:pt-7">
          {heading}
        </div>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div
          data-text={native.value}
          className="grows flex-1 font-display text-[1.375rem] leading-[1.55] [--field-room:0.75rem_1.25rem] sm:text-[1.625rem] sm:[--field-room:1rem_2.25rem]"
        >
          <textarea
            {...native}
            {...caret}
            id={id}
            dir="auto"
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
            aria-invalid={error ? true : undefined}
            className="block min-h-[30dvh] w-full resize-none bg-transparent outline-none placeholder:text-ink-soft sm:min-h-[42dvh]"
          />
        </div>
        <div className="flex min-h-10 flex-wrap items-end justify-between gap-x-4 px-5 pb-3 sm:px-9 sm:pb-5">
          <p role="status" className="text-ink-soft text-small">
            {status}
          </p>
          <CharacterCount id={`${id}-count`} count={count} limit={limit} />
        </div>
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="px-5 text-danger not-empty:pb-4 sm:px-9"
        >
          {error}
        </p>
        {foot && <div className="mx-5 border-line border-t py-5 sm:mx-9">{foot}</div>}
      </div>
    </div>
  )
}

type CharacterCountProps = { id: string; count: number; limit: number }

const NEAR = 500
const STEP = 100

/**
 * The announcement for screen readers: none until near the limit, then every hundred characters.
 */
function remark(count: number, limit: number): string {
  const left = limit - count
  if (left < 0 || left > NEAR) return ''
  if (left === 0) return 'No characters left'
  return `At most ${Math.ceil(left / STEP) * STEP} characters left`
}

/** The number of characters, and the limit. */
function CharacterCount({ id, count, limit }: CharacterCountProps) {
  const isOver = count > limit
  return (
    <p className={`text-small figures ${isOver ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
      <span aria-hidden="true">{`${groupedNumber(count)} / ${groupedNumber(limit)}`}</span>
      <span
        id={id}
        className="sr-only"
      >{`${groupedNumber(count)} of ${groupedNumber(limit)} characters`}</span>
      <span aria-live="polite" className="sr-only">
        {remark(count, limit)}
      </span>
    </p>
  )
}

// The player and the bar of five cover the bottom of a phone, also above the keyboard.
const COVERED = '11rem'

function makeRoom(): void {
  document.documentElement.style.scrollPaddingBottom = COVERED
}

function giveBack(): void {
  document.documentElement.style.scrollPaddingBottom = ''
}

/** While a field has the focus, makes the browser scroll the caret above the covered area. */
function useRoomForCaret() {
  useEffect(() => {
    return giveBack
  }, [])
  return { onFocus: makeRoom, onBlur: giveBack }
}
