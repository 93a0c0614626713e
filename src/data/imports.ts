import {
  type ImportPart,
  importRows,
  importUndone,
  rowsImported,
  type UndoPart,
  undoImport,
} from '~/data/import-part.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import type { MyKind, MyRow } from '~/domain/my-data/my-data.ts'
import { assertNever } from '~/lib/assert-never.ts'

export type ImportWrites = {
  'import-rows': ImportPart
  /** With the rows of the part, so that the screens show it before the database does. */
  'undo-import': UndoPart
}

const common = {
  row: ({ id, part }: ImportPart) => `import ${id}-${part}`,
  touches: (part: ImportPart, row: string) => namesOf(part).has(row),
  isAlone: true,
} as const

export const importWrites: WriteDefinitions<ImportWrites> = {
  'import-rows': { ...common, call: importRows, changes: (write) => [rowsImported(write)] },
  'undo-import': {
    ...common,
    call: undoImport,
    changes: (write) => [importUndone(write)],
    undoes: ({ kind }) => kind === 'import-rows',
  },
}

const known = new WeakMap<readonly MyRow[], ReadonlySet<string>>()

/** What other writes call the rows of a part. */
function namesOf({ table, rows }: ImportPart): ReadonlySet<string> {
  const names = known.get(rows) ?? new Set(rows.flatMap((row) => namesOfRow(table, row)))
  known.set(rows, names)
  return names
}

function namesOfRow(table: MyKind, row: MyRow): readonly string[] {
  switch (table) {
    case 'mood_logs':
      return [`mood ${row.local_date}`, `session ${row.id}`, `backdated ${row.local_date}`]
    case 'journal_entries':
      return [`entry ${row.id}`]
    case 'user_astro_profiles':
      return ['birth']
    case 'favourites':
      return [`favourite ${row.item}`]
    case 'rest_days':
      return [`rest ${row.local_date}`]
    case 'celebrations':
      return ['celebrations']
    case 'japa':
      return [`japa ${row.mantra}-${row.local_date}`]
    case 'settings':
      return [`setting ${row.setting}`]
    case 'kept_charts':
      return [`chart ${row.id}`]
    case 'personal_recordings':
      return [`recording ${row.id}`]
    default:
      return assertNever(table)
  }
}
