import * as z from 'zod/mini'
import { monthOf, type Row, type RowChange, type RowTable } from '~/data/engine/row-table.ts'
import type { CheckIn, ClearedCheckIn, CompletedSession } from '~/data/mood-logs.ts'
import { dayShape, minuteShape } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { DaySession } from '~/domain/journal/session-before.ts'

/** The check-ins and sessions on the device, by their months. */
export const MOOD_LOGS: RowTable = {
  name: 'mood_logs',
  keyOf: ([id]) => String(id),
  partOf: (row) => monthOf(row[2]),
}

/** What is stored of a session that was heard to its end, and of one that was added to a past day. */
const HEARD = 'session_complete'
const BACKDATED = 'session'

const sessionShape = z.tuple(
  [
    z.uuid(),
    z.enum([HEARD, BACKDATED]),
    dayShape,
    minuteShape,
    z.iso.datetime(),
    z.nullable(z.int()),
    z.nullable(z.string()),
    z.nullable(z.string()),
  ],
  z.unknown(),
)

/** The session of a row, with its day; `null` for a check-in, and for a row of another version. */
export function sessionOfRow(row: Row): (DaySession & { readonly day: LocalDay }) | null {
  const parsed = z.safeParse(sessionShape, row)
  if (!parsed.success) return null
  const [, , day, minute, , minutes, raga, heard] = parsed.data
  return { day, minute, minutes, raga, heard }
}

const isCheckInOf = (day: LocalDay) => (row: Row) =>
  row[2] === day && /^[1-5]$/.test(String(row[1]))

/** A session among the rows. */
export function sessionAdded(session: CompletedSession): RowChange {
  const { id, day, minute, at, minutes, raga, heard } = session
  return inMonthOf(day, (rows) => {
    if (!rows.has(id)) rows.set(id, [id, HEARD, day, minute, at, minutes, raga, heard ?? null, 0])
  })
}

/** A session that is added to a past day among the rows; a day takes one. */
export function backdatedSessionAdded(id: string, day: LocalDay): RowChange {
  return inMonthOf(day, (rows) => {
    if ([...rows.values()].some((row) => row[1] === BACKDATED && row[2] === day)) return
    rows.set(id, [id, BACKDATED, day, null, `${day}T12:00:00.000Z`, null, null, null, 0])
  })
}

/** A check-in among the rows, in the place of an older one of its day. */
export function checkInSet({ id, mood, day, minute, at }: CheckIn): RowChange {
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && Date.parse(String(held[1][4])) >= Date.parse(at)) return
    const key = held?.[0] ?? id
    rows.set(key, [key, String(mood), day, minute, at, null, null, null, 0])
  })
}

/** A day without its check-in, unless that is newer than the one the person saw. */
export function checkInRemoved({ day, base }: ClearedCheckIn): RowChange {
  return inMonthOf(day, (rows) => {
    const held = [...rows].find(([, row]) => isCheckInOf(day)(row))
    if (held && (!base || Date.parse(String(held[1][4])) <= Date.parse(base))) rows.delete(held[0])
  })
}

function inMonthOf(day: LocalDay, change: RowChange['change']): RowChange {
  return { table: MOOD_LOGS.name, parts: [monthOf(day)], change }
}
