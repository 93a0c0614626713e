import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const FIRST_YEAR = 1800
const LAST_YEAR = 2200

// No clock on land is further than this from Universal Time.
const WIDEST_OFFSET = 16 * 3_600_000
const EARLIEST = Date.UTC(FIRST_YEAR, 0, 1) - WIDEST_OFFSET
const LATEST = Date.UTC(LAST_YEAR + 1, 0, 1) + WIDEST_OFFSET

const beyond = () =>
  new RangeError(`The almanac can be computed for the years ${FIRST_YEAR} to ${LAST_YEAR}.`)

/** @throws RangeError, with a text for people, outside the years 1800 to 2200. */
export function checkAlmanacMoment(utc: UtcMilliseconds): void {
  if (!(utc >= EARLIEST && utc < LATEST)) throw beyond()
}

/** @throws RangeError, with a text for people, outside the years 1800 to 2200. */
export function checkAlmanacDate(date: string): void {
  const year = Number(date.slice(0, 4))
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw beyond()
}
