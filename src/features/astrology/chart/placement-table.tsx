import { TableBox } from '~/features/astrology/chart/data-table.tsx'

export type PlacementRow = {
  readonly name: string
  readonly sign: string
  readonly degree: string
  /** Its motion: "retrograde, combust", or nothing. */
  readonly motion: string
  readonly house: number
  readonly nakshatra: string
  readonly pada: number
  readonly longitude: string
}

type PlacementTableProps = { caption: string; rows: readonly PlacementRow[] }

const HEADINGS = ['Graha', 'Sign', 'House', 'Nakshatra', 'Degree of 360']

/** The same data as the drawing. */
export function PlacementTable({ caption, rows }: PlacementTableProps) {
  return (
    <TableBox caption={caption} headings={HEADINGS}>
      {rows.map((row) => (
        <tr key={row.name} className="border-t border-line">
          <th scope="row" className="py-2 pr-1 font-semibold">
            {row.name}
          </th>
          <td className="py-2 pr-1">
            <span>{row.sign}</span>{' '}
            <span className="inline-block whitespace-nowrap">{row.degree}</span>
            {row.motion && <span className="block text-ink-soft">{row.motion}</span>}
          </td>
          <td className="py-2 pr-1">{row.house}</td>
          <td className="py-2 pr-1">
            <span>{row.nakshatra}</span>{' '}
            <span className="inline-block whitespace-nowrap">{`pada ${row.pada}`}</span>
          </td>
          <td>{row.longitude}</td>
        </tr>
      ))}
    </TableBox>
  )
}
