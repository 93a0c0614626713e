import * as z from 'zod/mini'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { instantShape, stampOf } from '~/data/exact-instant.ts'
import { objectsOfRows } from '~/data/objects-of-rows.ts'
import { dayShape } from '~/data/parse-reply.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { type Japa, parseJapa } from '~/domain/mantra/japa.ts'
import type { Call } from '~/lib/call.ts'

/** A stored count. */
export type StoredJapa = Japa & {
  /** The id of the mantra; one that this version of the app does not know is possible. */
  readonly mantra: string
  /** The instant it was last set, ISO 8601 in UTC. */
  readonly at: string
}

const japaShape = z
  .object({ mantra: z.string(), day: dayShape, beads: z.number(), at: instantShape })
  .check(z.refine((stored) => parseJapa(stored) !== null))

/** The counts on the device, one of a mantra and a day. */
export const JAPA: RowTable = {
  name: 'japa',
  keyOf: ([mantra, day]) => `${mantra} ${day}`,
  partOf: () => '',
}

/**
 * The newest count of every mantra the person has counted; whole rounds are those of its day. Newest by
 * when it was counted: a journey to the west brings an earlier day.
 */
export function japaCountsOf(rows: readonly Row[]): readonly StoredJapa[] {
  const newest = new Map<string, StoredJapa>()
  for (const count of objectsOfRows(rows, ['mantra', 'day', 'beads', 'at'], japaShape)) {
    const known = newest.get(count.mantra)
    if (!known || orderOf(known) < orderOf(count)) newest.set(count.mantra, count)
  }
  return [...newest.values()]
}

const orderOf = ({ at, day }: StoredJapa) => `${at} ${day}`

/** A count of a mantra on a day. */
export type NewJapa = Japa & {
  /** The id of the mantra; one that this version of the app does not know is possible. */
  readonly mantra: string
  /** The instant of its last bead, ISO 8601 in UTC. */
  readonly at: string
  /** The `at` of the stored count it goes on from, of whichever day; `null` when there was none. */
  readonly base: string | null
}

/**
 * Sets the count of a mantra on a day; an older count never replaces a newer one.
 * @throws RangeError for a day that is not in the calendar, or a number that nobody can count.
 */
export function recordJapa({ mantra, day, beads, at, base }: NewJapa): Call {
  if (parseJapa({ day: localDay(day), beads }) === null)
    throw new RangeError('Not a count of beads')
  return { name: 'record_japa', args: { mantra, day, beads, at, base } }
}

/** A count among the rows, in the place of an older one of its day. */
function japaRecorded({ mantra, day, beads, at, base }: NewJapa): RowChange {
  const row = [mantra, day, beads, stampOf(at, base), 0]
  return {
    table: JAPA.name,
    parts: [''],
    change: (rows) => {
      const held = rows.get(JAPA.keyOf(row))
      if (!held || Date.parse(String(held[3])) < Date.parse(stampOf(at, base))) {
        rows.set(JAPA.keyOf(row), row)
      }
    },
  }
}

export type JapaWrites = { 'record-japa': NewJapa }

// Beads are a breath apart: longer, and the hand rests.
const PAUSE_MS = 4000

export const japaWrites: WriteDefinitions<JapaWrites> = {
  'record-japa': {
    call: recordJapa,
    row: ({ mantra, day }) => `japa ${mantra}-${day}`,
    changes: (write) => [japaRecorded(write)],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    // A count of another device is newer.
    insteadOf: (_write, { kind }) => (kind === 'superseded' ? 'leave' : null),
    replacesEarlier: true,
    pauseMs: PAUSE_MS,
  },
}
