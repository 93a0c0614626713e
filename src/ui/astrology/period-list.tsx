import type { ReactNode } from 'react'

export type PeriodState = 'past' | 'current' | 'future'

const LOOKS = {
  past: 'text-ink-soft',
  current: 'text-accent',
  future: 'text-mood-2',
} as const
const WORDS = { past: 'Past', current: 'Current', future: 'Future' } as const

type PeriodLineProps = {
  name: string
  dates: string
  years: string
  state: PeriodState
  /** "Active now", "Partial period". */
  notes: readonly string[]
}

/** A period in two lines: whose it is and how it stands to the present, then its dates. */
export function PeriodLine({ name, dates, years, state, notes }: PeriodLineProps) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{name}</span>
        <span className={`font-semibold text-small ${LOOKS[state]}`}>
          {[WORDS[state], ...notes].join(' · ')}
        </span>
      </span>
      <span className="block text-ink-soft text-small tabular-nums">
        {dates} · {years}
      </span>
    </span>
  )
}

/** Periods below one another, in their order. */
export function PeriodList({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line">{children}</ol>
}
