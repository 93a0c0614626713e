import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FigureTable, type FigureTableProps } from '~/ui/layout/figure-table.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type DrawnFigureProps = {
  title: string
  /** The same figures as rows; `null` while there is no data. */
  table: FigureTableProps | null
  /** How its words are found. */
  method?: string
  children: ReactNode
}

/** A drawing with its description, and closed sections with its figures and its method below. */
export function DrawnFigure({ title, table, method, children }: DrawnFigureProps) {
  const [isOpen, setOpen] = useState(false)
  const [isMethodOpen, setMethodOpen] = useState(false)
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <Heading>{title}</Heading>
      {children}
      {table && (
        <Disclosure title={`${title}: the table`} isOpen={isOpen} onToggle={setOpen}>
          <FigureTable {...table} />
        </Disclosure>
      )}
      {method && (
        <Disclosure
          title={`${title}: how we compare`}
          isOpen={isMethodOpen}
          onToggle={setMethodOpen}
        >
          <Text size="small" tone="soft">
            {method}
          </Text>
        </Disclosure>
      )}
    </section>
  )
}
