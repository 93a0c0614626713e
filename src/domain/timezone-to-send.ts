import type { Birth } from '~/domain/birth.ts'
import { localTime } from '~/jyotish/local-time.ts'
import { formatUtcOffset } from '~/jyotish/utc-offset.ts'

/**
 * How a birth's clock is told to somebody else, so that they read the very same instant: by its
 * IANA zone, or as `+05:30` where there is none, or where the zone alone says less or something
 * else (a time that came twice, a record older than a correction of the zone).
 */
export function timezoneToSend(birth: Birth): string {
  return agreeingZone(birth) ?? formatUtcOffset(birth.offsetSeconds)
}

function agreeingZone({ date, time, zone, utc }: Birth): string | null {
  if (zone === null) return null
  try {
    const read = localTime(date, time, zone)
    return read.kind === 'unique' && read.reading.utc === utc ? zone : null
  } catch {
    // This runtime does not know the zone.
    return null
  }
}
