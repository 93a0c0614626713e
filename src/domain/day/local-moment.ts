import { isKnownZone } from '~/domain/day/known-zone.ts'
import { type LocalDay, localDayAt } from '~/domain/day/local-day.ts'

/**
 * When something happened, in the person's local time. All three come from one reading of the
 * clock.
 */
export type LocalMoment = {
  readonly day: LocalDay
  /** Minutes after midnight of that day, 0 to 1439. */
  readonly minute: number
  /** The instant, ISO 8601 in UTC. */
  readonly at: string
}

/** An instant in the machine's own clock and calendar, whatever its zone. */
export function localMomentAt(instant: Date): LocalMoment {
  return {
    day: localDayAt(instant),
    minute: minuteOfDayAt(instant),
    at: instant.toISOString(),
  }
}

/** Minutes after midnight, 0 to 1439, at an instant by the machine's clock, whatever its zone. */
export function minuteOfDayAt(instant: Date): number {
  return instant.getHours() * 60 + instant.getMinutes()
}

/**
 * The IANA zone of the machine's own clock; UTC, which it then shows, where the system has none that
 * the browser knows. Chromium calls that "Etc/Unknown", and takes it from nobody.
 */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isKnownZone(timeZone) ? timeZone : 'UTC'
}
