import { MOST_KEPT_CHARTS } from '~/domain/chart/kept-charts.ts'
import { MY_KINDS, type MyKind, type MyRow, type MyRows } from '~/domain/my-data/my-data.ts'
import { MOST_PERSONAL_RECORDINGS } from '~/domain/session/personal-recording.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** The database's limits for one person: rows of a table, and check-ins and sessions of a day. */
const MOST_ROWS = 20_000
/** Sixty years of three a day. */
const MOST_LOGS_OR_ENTRIES = 80_000
export const MOST_LOGS_A_DAY = 400

/** How many rows of a kind the database holds for one person. */
export function mostRowsOf(kind: MyKind): number {
  if (kind === 'kept_charts') return MOST_KEPT_CHARTS
  if (kind === 'mood_logs' || kind === 'journal_entries') return MOST_LOGS_OR_ENTRIES
  return kind === 'personal_recordings' ? MOST_PERSONAL_RECORDINGS : MOST_ROWS
}

/** How many rows of a kind a file holds, and how many of them are not stored yet. */
export type Newcomers = {
  readonly kind: MyKind
  readonly all: number
  readonly fresh: number
  /** The new ones. */
  readonly rows: readonly MyRow[]
  /** Why the database would not accept them all. */
  readonly tooMany?: 'in-all' | 'in-a-day'
}

/**
 * What an import of a file would add to the stored rows. A stored row stays as it is; a day has one
 * check-in, and a person one set of birth details.
 */
export function newcomersOf(file: MyRows, held: MyRows): readonly Newcomers[] {
  return MY_KINDS.map((kind) => {
    const taken = new Set(held[kind].flatMap((row) => marksOf(kind, row)))
    const fresh: MyRow[] = []
    for (const row of file[kind]) {
      const marks = marksOf(kind, row)
      if (marks.some((mark) => taken.has(mark))) continue
      fresh.push(row)
      for (const mark of marks) taken.add(mark)
    }
    const tooMany = excess(kind, held[kind], fresh)
    const counts = { all: file[kind].length, fresh: fresh.length }
    return { kind, ...counts, rows: fresh, ...(tooMany && { tooMany }) }
  })
}

function excess(kind: MyKind, held: readonly MyRow[], fresh: readonly MyRow[]) {
  if (fresh.length === 0) return undefined
  if (held.length + fresh.length > mostRowsOf(kind)) return 'in-all'
  if (kind !== 'mood_logs') return undefined
  const days = new Map<MyRow[string] | undefined, number>()
  for (const { local_date } of [...held, ...fresh]) {
    days.set(local_date, (days.get(local_date) ?? 0) + 1)
  }
  return fresh.some((row) => (days.get(row.local_date) ?? 0) > MOST_LOGS_A_DAY)
    ? 'in-a-day'
    : undefined
}

/** The values that no two rows of a person may share, as in the database. */
function marksOf(kind: MyKind, row: MyRow): string[] {
  switch (kind) {
    case 'mood_logs':
      return isSession(row) ? [`id ${row.id}`] : [`id ${row.id}`, `day ${row.local_date}`]
    case 'journal_entries':
    case 'kept_charts':
    case 'personal_recordings':
      return [`id ${row.id}`]
    case 'user_astro_profiles':
      return ['the one']
    case 'favourites':
      return [`${row.item}`]
    case 'rest_days':
      return [`${row.local_date}`]
    case 'celebrations':
      return [`${row.achievement}`]
    case 'settings':
      return [`${row.setting}`]
    case 'japa':
      return [`${row.mantra} ${row.local_date}`]
    default:
      return assertNever(kind)
  }
}

function isSession({ emotion_label }: MyRow): boolean {
  return typeof emotion_label === 'string' && emotion_label.toLowerCase().includes('session')
}

// The database accepts 10 MB a request, where a character may need nine bytes, and allows a
// statement five seconds.
const MOST_ROWS_A_BATCH = 1000
const MOST_CHARACTERS = 1_000_000

/** Splits a list of rows into parts of a size that one call can add. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const sized = rows.map((row) => ({ row, length: JSON.stringify(row).length + 1 }))
  return grouped(sized, ({ length }) => length, MOST_ROWS_A_BATCH).map((part) =>
    part.map(({ row }) => row),
  )
}

function grouped<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  most: number,
): Item[][] {
  const groups: Item[][] = []
  let room = 0
  for (const item of items) {
    const last = groups.at(-1)
    room -= lengthOf(item)
    if (last && room >= 0 && last.length < most) last.push(item)
    else {
      groups.push([item])
      room = MOST_CHARACTERS - lengthOf(item)
    }
  }
  return groups
}
