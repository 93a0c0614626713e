import {
  MY_COLUMNS,
  MY_KINDS,
  type MyData,
  type MyKind,
  type MyRow,
} from '~/domain/my-data/my-data.ts'

/** The name of the format in the file, and its version. */
export const MY_DATA_FORMAT = 'alap-my-data'
export const MY_DATA_VERSION = 7

/**
 * The file with everything of a person, version 7, one JSON object from which an import restores
 * exactly what was exported: days are `yyyy-mm-dd` in local time, minutes count from local
 * midnight, instants are ISO 8601 in UTC to the microsecond.
 *
 * - `format`: always `alap-my-data`; `version`: 7; `exported_at`: an instant
 * - `account`: `created_at`, `email`, for the person to read; an import ignores it
 * - `mood_logs`, `journal_entries`, `user_astro_profiles`, `favourites`, `rest_days`,
 *   `celebrations`, `japa`, `settings`, `kept_charts`, `personal_recordings`: lists of rows, each an object with
 *   the columns of its table (`MY_COLUMNS`); version 1 had no `japa`, version 2 no `kept_charts`,
 *   version 3 no `heard` in `mood_logs`, version 4 no `personal_recordings`, version 5 no `starred` in
 *   `journal_entries`, version 6 no `settings`
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

// Spreadsheets compute a cell that begins like this as a formula: some after what nobody sees, such as
// white space, and some with the wide, small or raised signs that stand for these four. An apostrophe
// before it counts too, so that removing one always gives back the original text.
const LIKE_A_FORMULA =
  /^'*(?:[\t\r\n]|[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊﬩⩵⩶])/u
const TO_BE_QUOTED = /[",\r\n]/
// With it Excel recognises the text as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The rows of one table as CSV (RFC 4180, UTF-8 with a byte order mark), with a first line of
 * column names; an empty cell is a missing value. A text that a spreadsheet would compute as a
 * formula, or that already has such an apostrophe, gets one apostrophe in front; numbers stay
 * numbers.
 */
export function csvOf(kind: MyKind, rows: readonly MyRow[]): string {
  const columns = MY_COLUMNS[kind]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
  const text = lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
  return BYTE_ORDER_MARK + text
}

function cell(value: MyRow[string]): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
