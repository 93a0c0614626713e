import type { ReactNode } from 'react'
import { Link } from '~/ui/controls/link.tsx'
import { PageTitle } from '~/ui/layout/page.tsx'
import { BOARD } from '~/ui/layout/room.ts'
import { Heading } from '~/ui/layout/text.tsx'

type ProgressFrameProps = {
  title: string
  back: { to: string; label: string }
  /** Links to related pages and overlays, next to the title. */
  onward: readonly { to: string; state?: unknown; label: string }[]
  children: ReactNode
}

/** The page of a person's journey: its title, the links, and a wide column. */
export function ProgressFrame({ title, back, onward, children }: ProgressFrameProps) {
  return (
    <div className={`animate-arrive ${BOARD}`}>
      <header className="mb-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <PageTitle back={back}>{title}</PageTitle>
          <p className="flex flex-wrap gap-x-4">
            {onward.map(({ label, ...link }) => (
              <Link
                key={label}
                {...link}
                className="inline-flex min-h-11 items-center font-semibold text-accent text-small"
              >
                {label}
              </Link>
            ))}
          </p>
        </div>
      </header>
      {children}
    </div>
  )
}

type Figure = { readonly title: string; readonly value: string; readonly detail: string }

type FigureListProps = {
  label: string
  /** What the figures are of, where no heading stands above them. */
  heading?: string
  figures: readonly Figure[]
  /** Two columns where there is room. */
  columns?: boolean
}

/** Figures with their names and units, as a list instead of tiles. */
export function FigureList({ label, heading, figures, columns = false }: FigureListProps) {
  return (
    <section aria-label={label}>
      {heading && <Heading level={3}>{heading}</Heading>}
      <dl className={columns ? 'lg:grid lg:grid-cols-2 lg:gap-6' : 'ruled'}>
        {figures.map(({ title, value, detail }) => (
          <div key={title} className="flex flex-wrap items-center gap-x-4 py-3">
            <dt className="order-last min-w-0 flex-1 basis-32 text-small">
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
