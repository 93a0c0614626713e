import {
  MY_COLUMNS,
  MY_KINDS,
  type MyData,
  type MyKind,
  type MyRow,
} from '~/domain/my-data/my-data.ts'

/** What the file calls itself, and the version of its shape. */
export const MY_DATA_FORMAT = 'alap-my-data'
export const MY_DATA_VERSION = 1

/**
 * The file of everything of a person, version 1. One JSON object:
 *
 * - `format`: always `alap-my-data`; `version`: 1; `exported_at`: an instant.
 * - `account`: `created_at`, `email`. For the person to read; an import leaves it alone.
 * - `mood_logs`, `journal_entries`, `user_astro_profiles`, `favourites`, `rest_days`, `celebrations`:
 *   lists of rows, a row an object of the columns of its table (`MY_COLUMNS`).
 *
 * Days are `yyyy-mm-dd` where the person was, minutes count from local midnight, instants are
 * ISO 8601 in UTC to the microsecond. Nothing is rounded or left out, so importing the file brings
 * back what was exported.
 *
 * @param exportedAt an instant, ISO 8601.
 */
export function myDataText(data: MyData, exportedAt: string): string {
  const { account } = data
  const kinds = Object.fromEntries(MY_KINDS.map((kind) => [kind, data[kind]]))
  const file = {
    format: MY_DATA_FORMAT,
    version: MY_DATA_VERSION,
    exported_at: exportedAt,
    account,
    ...kinds,
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

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
