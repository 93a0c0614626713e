import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/disclosure.tsx'
import { FigureTable, type FigureTableProps } from '~/ui/insight/figure-table.tsx'
import { Heading } from '~/ui/text.tsx'

type DrawnFigureProps = {
  title: string
  /** The same figures as rows; none while there is nothing to tell. */
  table: FigureTableProps | null
  children: ReactNode
}

/** A drawing with its words, and its table folded away below it. */
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
