import type { MyKind, MyRow } from '~/domain/my-data/my-data.ts'

// Days and instants of one width, so that as texts they stand in the order of time.
const BY: Readonly<Record<MyKind, readonly string[]>> = {
  mood_logs: ['local_date', 'timestamp', 'id'],
  journal_entries: ['date_created', 'id'],
  user_astro_profiles: [],
  favourites: ['added_at', 'item'],
  rest_days: ['local_date'],
  celebrations: ['celebrated_at', 'achievement'],
}

/** The rows of a table in the order of time. */
export function oldestFirst(kind: MyKind, rows: readonly MyRow[]): readonly MyRow[] {
  return rows.toSorted((one, other) => {
    const column = BY[kind].find((name) => one[name] !== other[name])
    return column === undefined ? 0 : String(one[column]) < String(other[column]) ? -1 : 1
  })
}
