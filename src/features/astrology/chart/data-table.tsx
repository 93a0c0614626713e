import type { ReactNode } from 'react'
import type { Name } from '~/lib/words/name-forms.ts'
import { ScrollBox } from '~/ui/layout/scroll-box.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type TableBoxProps = {
  caption: string
  headings: readonly string[]
  /** The rows, as `tr` elements. */
  children: ReactNode
}

/**
 * A table that fits a phone; with larger text it scrolls separately, also with the arrow keys.
 */
export function TableBox({ caption, headings, children }: TableBoxProps) {
  return (
    <ScrollBox label={caption} isWide>
      <table className="w-full break-words text-left text-small figures">
        <caption className="mb-2 text-left font-display font-semibold text-lead">
          <SentenceWithNames>{caption}</SentenceWithNames>
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="pr-1 font-semibold text-ink-soft">
                <SentenceWithNames>{heading}</SentenceWithNames>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}

type Cell = {
  readonly text: string | Name
  /** Secondary text on lines of its own. */
  readonly notes?: readonly string[]
}
export type DataRow = {
  readonly id: string
  readonly name: string | Name
  readonly cells: readonly Cell[]
}

type DataTableProps = {
  caption: string
  headings: readonly string[]
  rows: readonly DataRow[]
  /** Low rows, for paper. */
  isTight?: boolean
}

/** A table of words; the first column names the rows. */
export function DataTable({ caption, headings, rows, isTight = false }: DataTableProps) {
  const look = isTight ? 'py-0.5 pr-1' : 'py-2 pr-1'
  return (
    <TableBox caption={caption} headings={headings}>
      {rows.map(({ id, name, cells }) => (
        <tr key={id} className="border-t border-line">
          <th scope="row" className={`${look} font-semibold`}>
            <OwnName of={name} />
          </th>
          {cells.map(({ text, notes = [] }, index) => (
            <td key={headings[index + 1]} className={look}>
              <span>
                {typeof text === 'string' ? (
                  <SentenceWithNames>{text}</SentenceWithNames>
                ) : (
                  <OwnName of={text} />
                )}
              </span>
              {notes.map((note) => (
                <span key={note} className="block text-ink-soft">
                  <SentenceWithNames>{note}</SentenceWithNames>
                </span>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </TableBox>
  )
}

/** Whether an element is wider than its box and must scroll sideways. */
