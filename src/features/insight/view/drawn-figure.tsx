import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FigureTable, type FigureTableProps } from '~/ui/layout/figure-table.tsx'
import { Heading } from '~/ui/layout/text.tsx'

type DrawnFigureProps = {
  title: string
  /** The same figures as rows; `null` while there is no data. */
  table: FigureTableProps | null
  children: ReactNode
}

/** A drawing with its description, and a closed section with its figures below. */
export function DrawnFigure({ title, table, children }: DrawnFigureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <Heading>{title}</Heading>
      {children}
      {table && (
        <Disclosure title={`${title}: the table`} isOpen={isOpen} onToggle={setOpen}>
          <FigureTable {...table} />
        </Disclosure>
      )}
    </section>
  )
}
