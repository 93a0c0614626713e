import type { Machine } from '~dev/bench/findings/machine.ts'
import { millisecondsOf, type Row, type Rows } from '~dev/bench/findings/row.ts'

/** The lines to print, how many rows were measured, and the names of those that missed. */
export type Judged = {
  readonly lines: readonly string[]
  readonly measured: number
  readonly missed: readonly string[]
}

/**
 * Compares each row with what is wanted on this machine.
 * @param impossible wants what nothing can reach: a row that then does not miss could never fail.
 */
export function judge(rows: Rows, machine: Machine, impossible = false): Judged {
  const judged = rows.map((row) => {
    if (typeof row === 'string') return { line: `  ${row}` }
    const wanted = impossible ? unreachable(row) : onMachine(row, machine)
    const isMissed = row.value !== null && !holds(wanted)
    return { row, isMissed, line: `${isMissed ? '✗' : ' '} ${told(wanted, machine)}` }
  })
  const measured = judged.flatMap(({ row, isMissed }) =>
    row && row.value !== null ? [{ name: row.name, isMissed }] : [],
  )
  return {
    lines: judged.map(({ line }) => line),
    measured: measured.length,
    missed: measured.filter(({ isMissed }) => isMissed).map(({ name }) => name),
  }
}

/** A comparison with a value that is no number is false, so that such a row misses. */
function holds({ value, most, least }: Row): boolean {
  const measured = value ?? Number.NaN
  return (
    measured <= (most ?? Number.POSITIVE_INFINITY) &&
    measured >= (least ?? Number.NEGATIVE_INFINITY)
  )
}

function onMachine(row: Row, { slower }: Machine): Row {
  const isTime = millisecondsOf(row.unit) !== undefined
  return isTime && row.most !== undefined ? { ...row, most: row.most * slower } : row
}

function unreachable(row: Row): Row {
  return row.least === undefined
    ? { ...row, most: Number.NEGATIVE_INFINITY }
    : { ...row, least: Number.POSITIVE_INFINITY }
}

function told(row: Row, machine: Machine): string {
  const { name, value, unit, most, least, digits = 0, note } = row
  const name_ = name.padEnd(44)
  if (value === null) return `${name_} not measured: this system does not tell it`
  const wanted = most === undefined ? `at least ${least}` : `at most ${round(most, digits)}`
  const multiple = inLeastPages(value, unit, machine)
  const besides = [note, `wanted: ${wanted}`].filter((part) => part !== undefined).join('; ')
  return `${name_} ${value.toFixed(digits)} ${unit}${multiple} (${besides})`
}

function round(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : String(value)
}

/** A time in multiples of the least page of the same run, which say more than its milliseconds. */
function inLeastPages(value: number, unit: string, { leastPage }: Machine): string {
  const ms = millisecondsOf(unit)
  if (ms === undefined || leastPage === undefined || unit.includes(' ')) return ''
  return `, ${((value * ms) / leastPage).toFixed(2)} of the least page`
}

/** The last line of the bench. */
export function summary({ measured, missed }: Omit<Judged, 'lines'>): string {
  if (missed.length === 0) return `All ${measured} rows hold.`
  return `${missed.length} of ${measured} rows missed what is wanted: ${missed.join('; ')}`
}
