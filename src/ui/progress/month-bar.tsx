import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon.tsx'

type MonthBarProps = {
  /** The month that is shown, in words. */
  month: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** The month that is shown, and the ways to the ones beside it. */
export function MonthBar({ month, onPrevious, onNext }: MonthBarProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="font-display font-semibold text-title">
        {month}
      </h2>
      <div className="flex">
        <Way label="Previous month" onGo={onPrevious}>
          <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
        </Way>
        <Way label="Next month" onGo={onNext}>
          <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
        </Way>
      </div>
    </div>
  )
}

type WayProps = { label: string; onGo: (() => void) | null; children: ReactNode }

// Not `disabled` at the end of the data: the focus would fall off a button that one just pressed.
function Way({ label, onGo, children }: WayProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onGo === null}
      onClick={() => onGo?.()}
      className="inline-flex size-11 items-center justify-center rounded-full text-[1.25rem] text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-60"
    >
      <Icon>{children}</Icon>
    </button>
  )
}
