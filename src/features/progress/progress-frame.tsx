import type { ReactNode } from 'react'
import { PageTitle } from '~/ui/layout/page.tsx'
import { BOARD } from '~/ui/layout/room.ts'

type ProgressFrameProps = {
  title: string
  back: { to: string; label: string }
  /** Links to related pages, next to the title. */
  onward: ReactNode
  children: ReactNode
}

/** The page of a person's journey: its title, the links, and a wide column. */
export function ProgressFrame({ title, back, onward, children }: ProgressFrameProps) {
  return (
    <div className={`animate-arrive ${BOARD}`}>
      <header className="mb-7">
        {/* On a phone the calendar fills the screen; a toast fits in the space under the title. */}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-12 sm:gap-y-3">
          <PageTitle back={back}>{title}</PageTitle>
          {onward}
        </div>
      </header>
      {children}
    </div>
  )
}

type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureListProps = {
  label: string
  figures: readonly Figure[]
  /** Two columns where there is room. */
  columns?: boolean
}

/** Figures with their names and units, as a list instead of tiles. */
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
