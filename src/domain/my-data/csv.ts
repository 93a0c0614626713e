import { MY_COLUMNS, type MyKind, type MyRow } from '~/domain/my-data/my-data.ts'

// Spreadsheets take a cell that begins like this for a formula, and work it out: some after white
// space, and some with the wide signs that Japanese keyboards write. An apostrophe before it counts
// along, so that taking one away always gives back what was written.
const LIKE_A_FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const TO_BE_QUOTED = /[",\r\n]/
// By this Excel knows that the text is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The rows of one table as CSV (RFC 4180, UTF-8 with a byte order mark), the names of the columns
 * first. A text that a spreadsheet would work out as a formula gets one apostrophe in front, as does
 * one that looks like that already; numbers stay numbers. An empty cell is a value that is not there.
 */
export function csvOf(kind: MyKind, rows: readonly MyRow[]): string {
  const columns = MY_COLUMNS[kind]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
  const text = lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
  return BYTE_ORDER_MARK + text
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
