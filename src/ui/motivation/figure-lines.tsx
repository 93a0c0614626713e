type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureLinesProps = {
  figures: readonly Figure[]
  /** The one that is read at a glance; `null` while none is worth it. */
  lead: string | null
}

/** Figures with what each counts: one of them large, the rest as lines. */
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
