import type { CalendarEvent } from '~/domain/calendar/calendar-file.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { AlmanacPlace } from '~/domain/panchang/almanac-place.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { Observance } from '~/jyotish/almanac/observances/observances.ts'

/** An observance that is a whole day. */
export type DatedObservance = Exclude<Observance, { kind: 'sankranti' }>

/**
 * When an entry of a calendar begins, and its id: a whole day, but for a sankranti, which is a moment.
 * Made again for the same place it has the same id, even where a date or a moment was put right, so
 * that a calendar replaces it.
 */
export function observanceEntry(
  one: Observance,
  place: AlmanacPlace,
): Pick<CalendarEvent, 'id' | 'start'> {
  if (one.kind === 'sankranti') {
    const { sign, at } = one
    // No sign is entered near the turn of a year.
    return { id: idOf('sankranti', sign, new Date(at).getUTCFullYear(), place), start: at }
  }
  const { kind, run, date } = one
  const limb = kind === 'nakshatra' ? 'nakshatra' : 'tithi'
  return {
    id: idOf(kind, run.index, roundOf(run, ROUNDS[limb]), place),
    start: { day: localDay(date) },
  }
}

function idOf(kind: string, index: number, round: number, { latitude, longitude }: AlmanacPlace) {
  return `${kind}-${index}-${round}-${latitude.toFixed(2)}-${longitude.toFixed(2)}@panchang.alap`
}

const DAY = 86_400_000

/**
 * The mean rounds of the Moon, from the Sun to the Sun and from star to star: how many parts one
 * has, its length, and when one began. Source: J. Meeus, Astronomical Algorithms, ch. 47 and 49.
 */
const ROUNDS = {
  tithi: { parts: 30, length: 29.530589 * DAY, begun: Date.UTC(2000, 0, 6, 14) },
  nakshatra: { parts: 27, length: 27.321662 * DAY, begun: Date.UTC(1999, 11, 17, 18) },
} as const

/**
 * In which round of the Moon, counted from the year 2000, a run is. The Moon is never a day away
 * from its mean place, so that only a run that is half a round away would be counted to another.
 */
function roundOf(
  { index, start }: Run,
  { parts, length, begun }: (typeof ROUNDS)['tithi' | 'nakshatra'],
) {
  return Math.round((start - begun) / length - index / parts)
}
