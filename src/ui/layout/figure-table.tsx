import type { Name } from '~/lib/words/name-forms.ts'
import { ScrollBox } from '~/ui/layout/scroll-box.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'

type FigureRow = {
  readonly id: string
  readonly name: string | Name
  readonly cells: readonly string[]
}

export type FigureTableProps = {
  caption: string
  /** The heading of the rows, then of the cells. */
  headings: readonly string[]
  rows: readonly FigureRow[]
}

/** The figures of a drawing, or the times of a list, one by one. */
export function FigureTable({ caption, headings, rows }: FigureTableProps) {
  return (
    <ScrollBox label={caption}>
      <table className="w-full text-left text-small figures">
        <caption className="mb-2 text-left text-ink-soft">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="pr-1 font-semibold text-ink-soft">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-2 pr-1 font-semibold">
                <OwnName of={name} />
              </th>
              {cells.map((cell, at) => (
                <td key={headings[at + 1]} className="wrap-anywhere py-2 pr-1">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
