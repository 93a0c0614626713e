import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import { isLocalDay, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { Call } from '~/lib/call.ts'

/** The rest days on the device. */
export const REST_DAYS: RowTable = {
  name: 'rest_days',
  keyOf: ([day]) => String(day),
  partOf: () => '',
}

/** A person's rest days, oldest first. */
export function restDaysOf(rows: readonly Row[]): readonly LocalDay[] {
  return rows.flatMap(([day]) => (isLocalDay(day) ? [day] : [])).sort()
}

/**
 * Marks a rest day, once.
 * @throws RangeError for a day that is not in the calendar.
 */
export function addRestDay(day: LocalDay): Call {
  return { name: 'add_rest_day', args: { day: localDay(day) } }
}

/**
 * Removes the mark of a rest day.
 * @throws RangeError for a day that is not in the calendar.
 */
export function removeRestDay(day: LocalDay): Call {
  return { name: 'remove_rest_day', args: { day: localDay(day) } }
}

/** A rest day among the rows. */
function restDayAdded(day: LocalDay): RowChange {
  return {
    table: REST_DAYS.name,
    parts: [''],
    change: (rows) => {
      if (!rows.has(day)) rows.set(day, [day, 0])
    },
  }
}

/** A rest day that is among the rows no more. */
function restDayRemoved(day: LocalDay): RowChange {
  return { table: REST_DAYS.name, parts: [''], change: (rows) => void rows.delete(day) }
}

export type RestDayWrites = {
  'add-rest-day': { readonly day: LocalDay }
  'remove-rest-day': { readonly day: LocalDay }
}

const common = {
  row: ({ day }: { readonly day: LocalDay }) => `rest ${day}`,
  merged: <Write>(_earlier: unknown, later: Write) => later,
  replacesEarlier: true,
} as const

export const restDayWrites: WriteDefinitions<RestDayWrites> = {
  'add-rest-day': {
    ...common,
    call: ({ day }) => addRestDay(day),
    changes: ({ day }) => [restDayAdded(day)],
  },
  'remove-rest-day': {
    ...common,
    call: ({ day }) => removeRestDay(day),
    changes: ({ day }) => [restDayRemoved(day)],
  },
}
