import type { ReactNode, RefObject } from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'

type DayAreaProps = { area: RefObject<HTMLElement | null>; label: string; children: ReactNode }

/** What a swipe or an arrow key turns. */
export function DayArea({ area, label, children }: DayAreaProps) {
  return (
    <section ref={area} aria-label={label} className="flex flex-col gap-10">
      {children}
    </section>
  )
}

type DayBarProps = {
  /** "Monday, 5 January". */
  day: string
  place: string
  onPrevious: () => void
  onNext: () => void
  /** The way back to today, when another day is shown. */
  children: ReactNode
}

/** The day that is shown, with buttons for the days before and after. */
export function DayBar({ day, place, onPrevious, onNext, children }: DayBarProps) {
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h2 aria-live="polite" className="min-w-0 font-display font-semibold text-title">
          <span>{day}</span>{' '}
          <span className="inline-block font-normal text-ink-soft text-lead">{place}</span>
        </h2>
        <div className="flex">
          <IconButton label="Previous day" onClick={onPrevious}>
            <Icon>
              <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
            </Icon>
          </IconButton>
          <IconButton label="Next day" onClick={onNext}>
            <Icon>
              <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
            </Icon>
          </IconButton>
        </div>
      </div>
      <div className="not-empty:pt-2">{children}</div>
    </div>
  )
}
