type RagaWatchProps = {
  /** "First watch of the night". */
  watch: string
  devanagari: string
  /** "6–9 in the evening". */
  hours: string
  /** Further watches that sources give it. */
  others: readonly string[]
  /** This is its hour. */
  isNow: boolean
  category: string
}

/** When a raga belongs, and to which mood. */
export function RagaWatch({ watch, devanagari, hours, others, isNow, category }: RagaWatchProps) {
  return (
    <div>
      <p className="font-display font-semibold text-lead leading-snug">{watch}</p>
      <p className="text-ink-soft">
        <span lang="hi" className="font-display">
          {devanagari}
        </span>{' '}
        · {hours}
      </p>
      {others.length > 0 && (
        <p className="text-ink-soft text-small">Some give it to the {others.join(' or the ')}.</p>
      )}
      <p className="mt-2 text-small">
        {isNow && <span className="font-semibold text-accent">This is its hour. </span>}
        In Alap it is one of the {category} ragas.
      </p>
    </div>
  )
}
