import type { Birth } from '~/domain/birth/birth.ts'
import { clockIn, isSameClock } from '~/domain/places/same-clock.ts'
import { sunDay } from '~/jyotish/grahas/sun-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { type Prahar, praharAt } from '~/raga/model/prahar.ts'

/** The watch of a moment, and how it was found. */
export type Watch = {
  readonly prahar: Prahar
  /** The Sun's times it is based on; `null` when it is by the clock, with a day from six to six. */
  readonly sun: {
    readonly place: string
    readonly sunrise: UtcMilliseconds
    readonly sunset: UtcMilliseconds
  } | null
}

type Asked = {
  readonly now: UtcMilliseconds
  /** The IANA zone of the device. */
  readonly zone: string
  readonly birth: Pick<Birth, 'place' | 'latitude' | 'longitude' | 'zone'> | null
}

/**
 * The watch where a person is. They are not asked where: while the clocks at the place of birth and
 * on the device agree, the Sun of that place is used; otherwise, and where the Sun does not set,
 * the clock of the device with a day from six to six.
 * @throws RangeError for a zone that does not exist.
 */
export function watchAt({ now, zone, birth }: Asked): Watch {
  const clock = clockIn(zone, now)
  if (birth?.zone && isSameClock(birth.zone, zone, now)) {
    const sun = sunAt(birth, now)
    if (sun) {
      const prahar = praharAt(minuteOf(now), minuteOf(sun.sunrise), minuteOf(sun.sunset))
      return { prahar, sun: { place: birth.place, ...sun } }
    }
  }
  const [hours = 0, minutes = 0] = clock.slice(-5).split(':').map(Number)
  return { prahar: praharAt(hours * 60 + minutes), sun: null }
}

function sunAt(
  { latitude, longitude }: Pick<Birth, 'latitude' | 'longitude'>,
  utc: UtcMilliseconds,
) {
  try {
    const day = sunDay({ utc, latitude, longitude })
    return day.kind === 'rises' ? { sunrise: day.sunrise, sunset: day.sunset } : null
  } catch (error) {
    // Too near a pole, or a year the engine does not know.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Only differences matter for watches, so minutes after midnight in Greenwich can be used. */
function minuteOf(utc: UtcMilliseconds): number {
  const minute = Math.floor(utc / 60_000) % 1440
  return minute < 0 ? minute + 1440 : minute
}
