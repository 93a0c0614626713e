import * as z from 'zod/mini'
import { malformed, parseReply } from '~/data/parse-reply.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'

const spansShape = z.array(z.tuple([z.string(), z.nullable(z.string()), z.unknown()]))

type Spans = z.output<typeof spansShape>

/** What a reply has in two parts: rows of the recent months, and a summary of each year before. */
type BySpan<Row, Year> = {
  readonly months: { readonly month: string; readonly rows: Row[] }[]
  readonly years: { readonly year: string; readonly sums: Year }[]
}

type Reading<Row, Year> = {
  /** Reads the rows of a month, such as `2026-03`, from its content. */
  readonly rowsOf: (month: string, content: unknown) => Row[] | Promise<Row[]>
  readonly year: z.ZodMiniType<Year>
}

/**
 * Reads what the database sends by months and years, oldest first: a name, a digest, the content.
 * Those that this device kept are named with their digests, and only what differs is sent again.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function readBySpan<Row, Year>(
  db: Database,
  call: Call,
  reading: Reading<Row, Year>,
): Promise<BySpan<Row, Year>> {
  const kept = z.safeParse(spansShape, await db.kept?.(call))
  const known = kept.success ? kept.data : []
  try {
    return await readOver(known, db, call, reading)
  } catch (error) {
    // What a device has kept may have been changed by anyone, so that neither side can read it.
    const isKeptAtFault =
      !(error instanceof DataError) || error.kind === 'malformed' || error.kind === 'invalid'
    if (!isKeptAtFault || known.length === 0) throw error
    return readOver([], db, call, reading)
  }
}

async function readOver<Row, Year>(
  kept: Spans,
  db: Database,
  { name, args }: Call,
  reading: Reading<Row, Year>,
): Promise<BySpan<Row, Year>> {
  const known = Object.fromEntries(kept.map(([span, digest]) => [span, digest]))
  const differing = parseReply(spansShape, await db.read({ name, args: { ...args, known } }))
  const now = [...new Map([...kept, ...differing].map((each) => [each[0], each])).values()]
    .filter(([, digest]) => digest !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const read: BySpan<Row, Year> = { months: [], years: [] }
  for (const [span, , content] of now) {
    if (/^\d{4}$/.test(span))
      read.years.push({ year: span, sums: parseReply(reading.year, content) })
    else read.months.push({ month: span, rows: await reading.rowsOf(span, content) })
  }
  db.keep?.({ name, args }, now)
  return read
}

/**
 * A day of a month such as `2026-03`, by its number from 1 on.
 * @throws DataError `malformed` for a number that the month does not have.
 */
export function dayIn(month: string, dayOfMonth: number): LocalDay {
  const day = `${month}-${twoDigits(dayOfMonth)}`
  if (!isLocalDay(day)) throw malformed()
  return day
}

/**
 * The days of a year and their characters in a text that has one for every day from the first of
 * January on, or as many days later as `begins` says; a blank is a day with nothing.
 * @throws DataError `malformed` when the text is longer than the year.
 */
export function daysOfText(year: string, text: string, begins = 0): [LocalDay, string][] {
  const days: [LocalDay, string][] = []
  const daysOfYear = isLocalDay(`${year}-02-29`) ? LEAP_YEAR : COMMON_YEAR
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === ' ') continue
    const dayOfYear = daysOfYear[begins + index]
    if (dayOfYear === undefined) throw malformed()
    days.push([`${year}${dayOfYear}` as LocalDay, character])
  }
  return days
}

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The days of a year without the year; thousands are read at once. */
const LEAP_YEAR = DAYS_OF_MONTHS.flatMap((days, index) =>
  Array.from({ length: days }, (_, day) => `-${twoDigits(index + 1)}-${twoDigits(day + 1)}`),
)
const COMMON_YEAR = LEAP_YEAR.filter((day) => day !== '-02-29')

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
