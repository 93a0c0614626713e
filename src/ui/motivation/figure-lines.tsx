type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureLinesProps = {
  /** The first is read at a glance; the others accompany it. */
  figures: readonly Figure[]
}

/** Figures with what each counts: one large, the rest as lines below it. */
export function FigureLines({ figures }: FigureLinesProps) {
  return (
    <dl className="ruled">
      {figures.map(({ title, value, detail }, index) => (
        <div key={title} className="flex items-baseline justify-between gap-4 py-3">
          <dt>
            <span className="font-semibold">{title}</span>
            <span className="block text-ink-soft text-small">{detail}</span>
          </dt>
          <dd
            className={`shrink-0 font-display font-semibold figures ${index === 0 ? 'text-heading text-accent' : 'text-title'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
