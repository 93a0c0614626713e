import * as z from 'zod/mini'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { instantShape, stampOf } from '~/data/exact-instant.ts'
import { objectsOfRows } from '~/data/objects-of-rows.ts'
import { BIRTH_COLUMNS, degrees, storedBirthShapes, whole } from '~/data/user-astro-profiles.ts'
import { overOlder, type Returned, type WriteDefinitions } from '~/data/write-definition.ts'
import type { StoredBirth } from '~/domain/birth/birth.ts'
import type { Call } from '~/lib/call.ts'
import { storableText } from '~/lib/storable-text.ts'

/** The birth of somebody else, which a person keeps beside their own. */
type ChartToKeep = StoredBirth & {
  /** A uuid made on the device. */
  readonly id: string
  /** What the person calls it: 1 to 200 characters. */
  readonly name: string
  /** Degrees, north and east positive; a kept birth always has its place. */
  readonly latitude: number
  readonly longitude: number
  readonly utcOffsetSeconds: number
  /** How exact the time of birth is: this many minutes either way; `null` when it is not given. */
  readonly sureToMinutes: number | null
}

/** A stored chart; `updatedAt` is the instant of the last change, ISO 8601 in UTC. */
export type KeptChart = ChartToKeep & { readonly updatedAt: string }

const chartShape = z.object({
  id: z.uuid(),
  name: z.string(),
  ...storedBirthShapes,
  latitude: degrees(90),
  longitude: degrees(180),
  utcOffsetSeconds: whole(-57_600, 57_600),
  updatedAt: instantShape,
})

/** The kept charts on the device. */
export const KEPT_CHARTS: RowTable = {
  name: 'kept_charts',
  keyOf: ([id]) => String(id),
  partOf: () => '',
}

const COLUMNS = ['id', 'name', ...BIRTH_COLUMNS, 'updatedAt'] as const

/** The charts that the person keeps, in no order. */
export function keptChartsOf(rows: readonly Row[]): readonly KeptChart[] {
  return objectsOfRows(rows, COLUMNS, chartShape)
}

/** A chart to store, changed at the instant `at`. */
export type ChartEdit = ChartToKeep & {
  readonly at: string
  /** The `updatedAt` of the chart the person changed, `null` for a new one. */
  readonly base: string | null
}

/** Keeps a chart, or changes one unless it has changed since `base`. */
export function keepChart(chart: ChartEdit): Call {
  return {
    name: 'keep_chart',
    args: {
      id: chart.id,
      name: storableText(chart.name).trim(),
      birth_date: chart.birthDate,
      birth_time: chart.birthTime,
      birth_place: storableText(chart.birthPlace).trim(),
      timezone: chart.timezone,
      latitude: chart.latitude,
      longitude: chart.longitude,
      zone: chart.zone,
      utc_offset_seconds: chart.utcOffsetSeconds,
      sure_to_minutes: chart.sureToMinutes,
      at: chart.at,
      base: chart.base,
    },
  }
}

/** A chart to take away; `base` is the `updatedAt` of the one the person saw. */
export type ChartDeletion = { readonly id: string; readonly base: string | null }

/** Takes a chart away, unless it has changed since `base`; without it, in any case. */
export function deleteChart({ id, base }: ChartDeletion): Call {
  return { name: 'delete_chart', args: { id, base } }
}

/** A chart among the rows, as it is from now on. */
function chartKept({ at, base, ...chart }: ChartEdit): RowChange {
  const { args } = keepChart({ ...chart, at, base })
  const kept: KeptChart = {
    ...chart,
    name: String(args.name),
    birthPlace: String(args.birth_place),
    updatedAt: stampOf(at, base),
  }
  const row = [...COLUMNS.map((column) => kept[column]), 0]
  return {
    table: KEPT_CHARTS.name,
    parts: [''],
    change: (rows) => void rows.set(chart.id, row),
  }
}

/** A chart that is among the rows no more. */
function chartDeleted({ id }: ChartDeletion): RowChange {
  return { table: KEPT_CHARTS.name, parts: [''], change: (rows) => void rows.delete(id) }
}

export type KeptChartWrites = {
  'keep-chart': ChartEdit & Returned
  'delete-chart': ChartDeletion
}

const row = ({ id }: { readonly id: string }) => `chart ${id}`

export const keptChartWrites: WriteDefinitions<KeptChartWrites> = {
  'keep-chart': {
    call: keepChart,
    row,
    changes: (write) => [chartKept(write)],
    // The changed birth would be lost in silence.
    whenGone: 'refused',
    // After a deletion in another tab it is the last word, on what the deletion was based on.
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What another device deleted stays deleted; what it changed stays, and this one beside it.
    insteadOf: (write, refusal) => {
      if (refusal.kind === 'gone') return write.returned ? 'leave' : null
      const over = overOlder(write, refusal)
      if (over) return over
      return { ...write, id: crypto.randomUUID(), name: besideName(write.name), base: null }
    },
    anew: (write) => ({ ...write, id: crypto.randomUUID(), base: null }),
  },
  'delete-chart': {
    call: deleteChart,
    row,
    changes: (write) => [chartDeleted(write)],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
}

/** Two charts of one name could not be told apart; a name has 200 characters at most. */
function besideName(name: string): string {
  return `${name.trim().slice(0, 196).toWellFormed()} (2)`
}
