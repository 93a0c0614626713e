import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { sunDay } from '~/jyotish/grahas/sun-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A year of sunrises, with a possible leap day. */
const DAYS = 366
const MINUTE = 60_000
const NOON = 12 * 60 * MINUTE
const MS_PER_DEGREE = 4 * MINUTE

/** A place on the globe; degrees, north and east positive. */
type Place = { readonly latitude: number; readonly longitude: number }

/** The day of a sunrise, ms UTC, in the local mean time of its place. */
export function dayOfSunrise(sunrise: number, { longitude }: Pick<Place, 'longitude'>): LocalDay {
  return new Date(sunrise + longitude * MS_PER_DEGREE).toISOString().slice(0, 10) as LocalDay
}

/**
 * The sunrises at a place for a year from a day, to the minute, in ms UTC. The days are those of
 * its local mean time; a day on which the Sun does not set is left out.
 * @throws RangeError 66° and more from the equator, to be shown as it is.
 */
export function yearOfSunrises({ latitude, longitude }: Place, from: LocalDay): number[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(from, index)).flatMap((day) => {
    const noon = Date.parse(day) + NOON - longitude * MS_PER_DEGREE
    const sun = sunDay({ utc: noon as UtcMilliseconds, latitude, longitude })
    return sun.kind === 'rises' ? [Math.round(sun.sunrise / MINUTE) * MINUTE] : []
  })
}
