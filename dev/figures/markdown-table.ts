type Cell = string | number

/** The columns with numbers, which are aligned to the right. */
type Columns = readonly { readonly heading: string; readonly isNumber?: boolean }[]

/** A table in Markdown with padded columns, as the project's formatter writes it. */
export function markdownTable(columns: Columns, rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = columns.map(({ heading }, index) =>
    Math.max(3, heading.length, ...texts.map((row) => (row[index] ?? '').length)),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const padded = (cells: readonly string[]) =>
    line(
      cells.map((cell, index) => {
        const width = widths[index] ?? 0
        return columns[index]?.isNumber ? cell.padStart(width) : cell.padEnd(width)
      }),
    )
  const rule = widths.map((width, index) =>
    columns[index]?.isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [padded(columns.map(({ heading }) => heading)), line(rule), ...texts.map(padded)].join(
    '\n',
  )
}
