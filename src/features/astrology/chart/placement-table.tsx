import { TableBox } from '~/features/astrology/chart/data-table.tsx'

export type PlacementRow = {
  readonly name: string
  readonly sign: string
  /** Within the sign, in degrees and minutes. */
  readonly degree: string
  /** The same to the second, for paper. */
  readonly exactDegree: string
  /** Its motion: "retrograde, combust", or nothing. */
  readonly motion: string
  /** "exalted", or nothing. */
  readonly dignity: string
  readonly house: number
  readonly nakshatra: string
  readonly pada: number
  /** Of the nakshatra. */
  readonly lord: string
  readonly longitude: string
}

type PlacementTableProps = { caption: string; rows: readonly PlacementRow[] }

const HEADINGS = ['Graha', 'Sign', 'House', 'Nakshatra, pada']

/** The same data as the drawing. */
export function PlacementTable({ caption, rows }: PlacementTableProps) {
  return (
    <TableBox caption={caption} headings={HEADINGS}>
      {rows.map((row) => (
        <tr key={row.name} className="border-t border-line">
          <th scope="row" className="py-2 pr-1 font-semibold">
            {row.name}
          </th>
          <td className="py-2 pr-4">
            <span>{row.sign}</span>{' '}
            <span className="inline-block whitespace-nowrap">{row.degree}</span>
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
            <span>{row.nakshatra}</span> <span>{row.pada}</span>
            <span className="block text-ink-soft">{`lord ${row.lord}`}</span>
          </td>
        </tr>
      ))}
    </TableBox>
  )
}
