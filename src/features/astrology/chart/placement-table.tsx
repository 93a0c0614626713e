import { TableBox } from '~/features/astrology/chart/data-table.tsx'
import type { Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

export type PlacementRow = {
  readonly name: Name
  readonly sign: Name
  /** Within the sign, in degrees and minutes. */
  readonly degree: string
  /** The same to the second, for paper. */
  readonly exactDegree: string
  /** Its motion: "retrograde, combust", or nothing. */
  readonly motion: string
  /** "exalted", or nothing. */
  readonly dignity: string
  readonly house: number
  readonly nakshatra: Name
  readonly pada: number
  /** Of the nakshatra. */
  readonly lord: Name
  readonly longitude: string
}

type PlacementTableProps = { caption: string; rows: readonly PlacementRow[] }

const HEADINGS = ['Graha', 'Sign', 'House', 'Nakshatra, pada']

/** The same data as the drawing. */
export function PlacementTable({ caption, rows }: PlacementTableProps) {
  return (
    <TableBox caption={caption} headings={HEADINGS}>
      {rows.map((row) => (
        <tr key={row.name.latin} className="border-t border-line">
          <th scope="row" className="py-2 pr-1 font-semibold">
            <OwnName of={row.name} />
          </th>
          <td className="py-2 pr-4">
            <OwnName of={row.sign}>
              <span className="inline-block whitespace-nowrap">{row.degree}</span>
            </OwnName>
            {[row.dignity, row.motion].map(
              (words) =>
                words && (
                  <span key={words} className="block text-ink-soft">
                    {words}
                  </span>
                ),
            )}
          </td>
          <td className="py-2 pr-1">{row.house}</td>
          <td className="py-2 pr-1">
            <OwnName of={row.nakshatra}>
              <span>{row.pada}</span>
            </OwnName>
            <span className="block text-ink-soft">
              <span>lord</span> <OwnName of={row.lord} isInOne />
            </span>
          </td>
        </tr>
      ))}
    </TableBox>
  )
}
