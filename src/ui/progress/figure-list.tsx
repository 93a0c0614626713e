type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureListProps = {
  label: string
  figures: readonly Figure[]
  /** Two abreast where there is room. */
  columns?: boolean
}

/** Figures, each with its name and what it counts: a list to read, not a wall of tiles. */
export function FigureList({ label, figures, columns = false }: FigureListProps) {
  return (
    <section aria-label={label}>
      <dl className={columns ? 'lg:grid lg:grid-cols-2 lg:gap-6' : 'ruled'}>
        {figures.map(({ title, value, detail }) => (
          <div key={title} className="flex items-center gap-4 py-3">
            <dt className="order-last min-w-0 text-small">
              <span className="font-semibold">{title}</span>{' '}
              <span className="text-ink-soft">{detail}</span>
            </dt>
            <dd className="w-24 shrink-0 font-display font-semibold text-title figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
