export type PlacementRow = {
  readonly name: string
  /** How it moves: "retrograde, combust", or nothing. */
  readonly note: string
  readonly sign: string
  readonly degree: string
  /** The same to the second. */
  readonly exactDegree: string
  readonly house: number
  readonly nakshatra: string
  readonly pada: number
  readonly longitude: string
}

type PlacementTableProps = { caption: string; rows: readonly PlacementRow[] }

/** The twin of the drawing. On a phone what belongs together stands in two lines of one cell. */
export function PlacementTable({ caption, rows }: PlacementTableProps) {
  return (
    <table className="w-full text-left text-small tabular-nums">
      <caption className="mb-2 text-left font-display font-semibold text-lead">{caption}</caption>
      <thead>
        <tr>
          {['Graha', 'Place', 'House', 'Nakshatra', 'Longitude'].map((heading) => (
            <th key={heading} scope="col" className="pr-2 font-semibold text-ink-soft">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 font-semibold">
              {row.name}
              {row.note && <span className="block text-ink-soft">{row.note}</span>}
            </th>
            <td className="pr-2">
              {row.sign} <span title={row.exactDegree}>{row.degree}</span>
            </td>
            <td className="pr-2">{row.house}</td>
            <td className="pr-2">
              {row.nakshatra}, pada {row.pada}
            </td>
            <td>{row.longitude}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
