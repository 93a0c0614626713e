const LOOKS = {
  past: { tone: 'text-ink-soft', word: 'Past' },
  current: { tone: 'text-accent', word: 'Current' },
  future: { tone: 'text-mood-2', word: 'Future' },
} as const

export type PeriodLineProps = {
  name: string
  /** Of the first level, which is read at a glance. */
  isFirst: boolean
  dates: string
  years: string
  state: keyof typeof LOOKS
  /** "Active now", "Partial period". */
  notes: readonly string[]
}

/** A period in two lines: whose it is and how it stands to the present, then its dates. */
export function PeriodLine({ name, isFirst, dates, years, state, notes }: PeriodLineProps) {
  const { tone, word } = LOOKS[state]
  return (
    <span className="min-w-0 flex-1 py-2">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-semibold ${isFirst ? 'font-display text-lead' : ''}`}>{name}</span>
        <span className={`font-semibold text-small ${tone}`}>{[word, ...notes].join(' · ')}</span>
      </span>
      <span className="block text-ink-soft text-small figures">
        {dates} · {years}
      </span>
    </span>
  )
}
