import { TableBox } from '~/features/astrology/chart/view/data-table.tsx'

type VargaCell = {
  /** The sign by its number; `null` where it cannot be given. */
  readonly number: number | null
  readonly sign: string
  readonly mayChange: boolean
}
type VargaRow = {
  readonly varga: string
  readonly name: string
  readonly cells: readonly VargaCell[]
  /** How large an error of the time the lagna bears: "4 min". */
  readonly holds: string
}

type VargaTableProps = {
  caption: string
  /** The points, in two letters and in full. */
  points: readonly { readonly short: string; readonly name: string }[]
  rows: readonly VargaRow[]
  /** The heading of the last column; without it there is none. */
  holdsHeading: string | null
  /** Low rows, for paper. */
  isTight: boolean
}

/** The signs of all vargas, by their numbers, which is how kundlis print them. */
export function VargaTable({ caption, points, rows, holdsHeading, isTight }: VargaTableProps) {
  const look = isTight ? 'py-0.5 pr-1' : 'py-1 pr-1'
  const headings = ['Varga', ...points.map(({ short }) => short)]
  return (
    <TableBox caption={caption} headings={holdsHeading ? [...headings, holdsHeading] : headings}>
      {rows.map(({ varga, name, cells, holds }) => (
        <tr key={varga} className="border-t border-line">
          <th scope="row" className={`${look} font-semibold`}>
            <span>{varga}</span>
            <span className="sr-only">{` ${name}`}</span>
          </th>
          {cells.map(({ number, sign, mayChange }, index) => (
            <td key={points[index]?.short} className={look}>
              <span aria-hidden="true">{`${number ?? '–'}${mayChange ? '*' : ''}`}</span>
              <span className="sr-only">
                {`${points[index]?.name}: ${sign}${mayChange ? ', may change' : ''}`}
              </span>
            </td>
          ))}
          {holdsHeading && <td className={`${look} whitespace-nowrap`}>{holds}</td>}
        </tr>
      ))}
    </TableBox>
  )
}
