import { MY_KINDS, type MyKind, type MyRow, type MyRows } from '~/domain/my-data/my-data.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** How many rows of a kind a file holds, and how many of them are not there yet. */
export type Newcomers = { readonly kind: MyKind; readonly all: number; readonly fresh: number }

/**
 * What importing a file would add to what is held. A row that is there already stays as it is; a day
 * has one check-in, and a person one set of birth details.
 */
export function newcomersOf(file: MyRows, held: MyRows): readonly Newcomers[] {
  return MY_KINDS.map((kind) => {
    const taken = new Set(held[kind].flatMap((row) => marksOf(kind, row)))
    let fresh = 0
    for (const row of file[kind]) {
      const marks = marksOf(kind, row)
      if (marks.some((mark) => taken.has(mark))) continue
      fresh += 1
      for (const mark of marks) taken.add(mark)
    }
    return { kind, all: file[kind].length, fresh }
  })
}

/** What no two rows of a person may share, as the database keeps it. */
function marksOf(kind: MyKind, row: MyRow): string[] {
  switch (kind) {
    case 'mood_logs':
      return isSession(row) ? [`id ${row.id}`] : [`id ${row.id}`, `day ${row.local_date}`]
    case 'journal_entries':
      return [`id ${row.id}`]
    case 'user_astro_profiles':
      return ['the one']
    case 'favourites':
      return [`${row.item}`]
    case 'rest_days':
      return [`${row.local_date}`]
    case 'celebrations':
      return [`${row.achievement}`]
    default:
      return assertNever(kind)
  }
}

function isSession({ emotion_label }: MyRow): boolean {
  return typeof emotion_label === 'string' && emotion_label.toLowerCase().includes('session')
}
