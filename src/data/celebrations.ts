import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import type { Call } from '~/lib/call.ts'

/** The celebrations on the device: the id of an achievement, and when it was celebrated. */
export const CELEBRATIONS: RowTable = {
  name: 'celebrations',
  keyOf: ([achievement]) => String(achievement),
  partOf: () => '',
}

/** The ids of the achievements whose celebration the person has seen. */
export function celebrationsOf(rows: readonly Row[]): readonly string[] {
  return rows
    .flatMap(([achievement]) => (typeof achievement === 'string' ? [achievement] : []))
    .sort()
}

/** Records that achievements were celebrated; `at` is the instant, ISO 8601. */
export function celebrate(achievements: readonly string[], at: string): Call {
  return { name: 'celebrate', args: { achievements, at } }
}

/** Achievements among the rows as celebrated, each once. */
function celebrated(achievements: readonly string[], at: string): RowChange {
  return {
    table: CELEBRATIONS.name,
    parts: [''],
    change: (rows) => {
      for (const id of achievements) if (!rows.has(id)) rows.set(id, [id, at, 0])
    },
  }
}

export type CelebrationWrites = {
  celebrate: { readonly achievements: readonly string[]; readonly at: string }
}

export const celebrationWrites: WriteDefinitions<CelebrationWrites> = {
  celebrate: {
    call: ({ achievements, at }) => celebrate(achievements, at),
    row: () => 'celebrations',
    changes: ({ achievements, at }) => [celebrated(achievements, at)],
    merged: (earlier, later) => ({
      ...earlier,
      achievements: [...new Set([...earlier.achievements, ...later.achievements])],
    }),
  },
}
