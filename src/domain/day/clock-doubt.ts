import { addDays, type LocalDay, localDayAt } from '~/domain/day/local-day.ts'

/** The clock of a service and that of the device at the same moment, in milliseconds since 1970. */
export type TwoClocks = { readonly service: number; readonly device: number }

/** More than any journey changes the day, and more than a token lives. */
const MOST_DAYS_OFF = 2
const DAY_MS = 86_400_000
/** Nobody stays away from the service for so long. */
const MOST_AWAY_MS = 366 * DAY_MS

/**
 * The time it probably is when the device says `now`, by what its clock was when it last heard from the
 * service; `now` itself where nothing speaks against it.
 */
export function likelyNow(now: number, { service, device }: TwoClocks): number {
  // The clock was set back since, and time has gone on.
  if (now < device) return isFarFrom(now, service) && now < service ? service : now
  if (isFarFrom(device, service)) return now - (device - service)
  return now - service > MOST_AWAY_MS ? service : now
}

/** Whether a day that is to be stored can be right, when it is probably `likely` and the device says `now`. */
export function isDoubtful(day: LocalDay, now: number, likely: number): boolean {
  if (day > dayAround(likely, MOST_DAYS_OFF)) return true
  return now < likely && isFarFrom(now, likely) && day <= dayAround(now, MOST_DAYS_OFF)
}

/** Whether a person who said that the date is right at one time has said it of another too. */
export function isVouchedFor(now: number, saidAt: number): boolean {
  return now >= saidAt - MOST_DAYS_OFF * DAY_MS && now <= saidAt + MOST_AWAY_MS
}

function isFarFrom(one: number, other: number): boolean {
  return Math.abs(one - other) > MOST_DAYS_OFF * DAY_MS
}

function dayAround(instant: number, days: number): LocalDay {
  return addDays(localDayAt(new Date(instant)), days)
}
