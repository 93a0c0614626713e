import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FigureTable, type FigureTableProps } from '~/ui/layout/figure-table.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type DrawnFigureProps = {
  /** What it is about. */
  title: string
  /** What is seen, in a sentence. */
  headline: string
  /** The same figures as rows; `null` while there is no data. */
  table: FigureTableProps | null
  /** How its words are found. */
  method?: string
  /** Its width beside others, as `flex`. */
  room?: string
  children: ReactNode
}

/** A finding: what is seen, its drawing, and closed below it the figures and how we know. */
export function DrawnFigure(props: DrawnFigureProps) {
  const { title, headline, table, method, room = '1 1 17rem', children } = props
  const [isOpen, setOpen] = useState(false)
  const [isMethodOpen, setMethodOpen] = useState(false)
  return (
    <section
      aria-label={title}
      style={{ flex: room }}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div>
        <Text size="small" tone="soft">
          {title}
        </Text>
        <Heading level={3}>{headline}</Heading>
      </div>
      {children}
      {(table || method) && (
        <div className="mt-auto border-line border-t">
          {table && (
            <Disclosure title="See the numbers" isOpen={isOpen} onToggle={setOpen}>
              <FigureTable {...table} />
            </Disclosure>
          )}
          {method && (
            <Disclosure title="How we know" isOpen={isMethodOpen} onToggle={setMethodOpen}>
              <Text size="small" tone="soft">
                {method}
              </Text>
            </Disclosure>
          )}
        </div>
      )}
    </section>
  )
}

/** Cards beside one another, as many as there is room for; the last ones fill their row. */
export function FigureRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-4 sm:gap-6">{children}</div>
}
