type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureLinesProps = {
  figures: readonly Figure[]
  /** The figure to emphasise; `null` if none is large enough. */
  lead: string | null
}

/** Figures with their units: one large, the others as lines. */
export function FigureLines({ figures, lead }: FigureLinesProps) {
  return (
    <dl className="ruled">
      {figures.map(({ title, value, detail }) => (
        <div key={title} className="flex items-baseline justify-between gap-4 py-3">
          <dt>
            <span className="font-semibold">{title}</span>
            <span className="block text-ink-soft text-small">{detail}</span>
          </dt>
          <dd
            className={`shrink-0 font-display font-semibold figures ${title === lead ? 'text-heading text-accent' : 'text-lead'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ProgressLineProps = {
  /** The name of the goal. */
  label: string
  value: number
  max: number
  /** The progress in words. */
  words: string
}

/** A thin progress line with a bead at the current value. */
export function ProgressLine({ label, value, max, words }: ProgressLineProps) {
  const reached = max > 0 ? Math.min(1, value / max) : 0
  // Keeps the whole bead on the line at either end.
  const bead = `${2 + reached * 96}%`
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="text-accent"
    >
      <svg width="100%" height="16" aria-hidden="true" fill="currentColor">
        <rect y="6" width="100%" height="4" rx="2" fillOpacity="0.25" />
        <rect y="6" width={bead} height="4" rx="2" />
        <circle cx={bead} cy="8" r="6" />
      </svg>
    </div>
  )
}
