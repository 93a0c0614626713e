import { monthOf } from '~/data/engine/row-table.ts'
import type { CheckIn } from '~/data/mood-logs.ts'
import { checkInOfDay, MOOD_LOGS } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type RowReader, readPersonRows } from '~/queries/rows/person-rows.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** The check-in of a day, `null` when there is none. */
export function todayMood(uid: string, day: LocalDay) {
  return rowsQuery(uid, ['today-mood', day], readCheckIn(day))
}

/** The check-in of a day among the rows that are on this device now. */
export function checkInHere(uid: string, day: LocalDay): Promise<CheckIn | null> {
  return readPersonRows(uid, readCheckIn(day))
}

function readCheckIn(day: LocalDay) {
  return async ({ rows }: RowReader) =>
    checkInOfDay(await rows({ table: MOOD_LOGS, parts: [monthOf(day)] }), day)
}
