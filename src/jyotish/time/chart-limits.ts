import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export const FIRST_YEAR = 1800
export const LAST_YEAR = 2100
/** Above this latitude there are hours at which no point of the ecliptic rises. */
const FARTHEST_LATITUDE = 66

/** A place on the Earth in degrees, north and east positive. */
export type Place = { readonly latitude: number; readonly longitude: number }

// No clock on land is further than this from Universal Time.
const WIDEST_OFFSET = 16 * 3_600_000
const EARLIEST = Date.UTC(FIRST_YEAR, 0, 1) - WIDEST_OFFSET
const LATEST = Date.UTC(LAST_YEAR + 1, 0, 1) + WIDEST_OFFSET

/**
 * @throws RangeError, with a text for people, when the engine is not exact enough for the moment.
 */
export function checkMoment(utc: UtcMilliseconds): void {
  if (utc >= EARLIEST && utc < LATEST) return
  throw new RangeError(`Charts can be computed for the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
}

/** @throws RangeError, with a text for people, when the place is invalid or too near a pole. */
export function checkPlace({ latitude, longitude }: Place): void {
  if (!(Math.abs(latitude) <= 90)) {
    throw new RangeError('The latitude must be a number from −90 to 90.')
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new RangeError('The longitude must be a number from −180 to 180.')
  }
  if (Math.abs(latitude) >= FARTHEST_LATITUDE) {
    throw new RangeError(
      `The lagna cannot be computed beyond ${FARTHEST_LATITUDE}° of latitude: there, at some hours, no sign rises.`,
    )
  }
}
