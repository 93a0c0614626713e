import { MY_KINDS, type MyData } from '~/domain/my-data/my-data.ts'

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
