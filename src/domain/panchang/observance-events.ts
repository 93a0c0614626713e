import type { CalendarEvent } from '~/domain/calendar/calendar-file.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { timeTold } from '~/domain/panchang/place-clock.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { Observance } from '~/jyotish/almanac/observances/observances.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'

type Dated = Exclude<Observance, { kind: 'sankranti' }>

/**
 * Entries for a calendar: a whole day each, but for a sankranti, which is a moment. Made again for
 * the same place they have the same ids, even where a date or a moment was put right, so that a
 * calendar replaces them.
 */
export function observanceEvents(
  found: readonly Observance[],
  place: AlmanacPlace,
): readonly CalendarEvent[] {
  return found.map((one) =>
    one.kind === 'sankranti' ? sankranti(one, place) : wholeDay(one, place),
  )
}

function sankranti(
  { sign, at }: Extract<Observance, { kind: 'sankranti' }>,
  place: AlmanacPlace,
): CalendarEvent {
  const name = SIGNS[sign] ?? 'Aries'
  return {
    // No sign is entered near the turn of a year.
    id: idOf('sankranti', sign, new Date(at).getUTCFullYear(), place),
    start: at,
    summary: `Sankranti: the Sun enters ${name}`,
    description: `The Sun enters the sidereal sign ${name} by the Lahiri ayanamsha.`,
    rings: false,
  }
}

function wholeDay(one: Dated, place: AlmanacPlace): CalendarEvent {
  const { kind, run, date } = one
  const limb = kind === 'nakshatra' ? 'nakshatra' : 'tithi'
  const name = limbName(limb, run.index)
  return {
    id: idOf(kind, run.index, roundOf(run, ROUNDS[limb]), place),
    start: { day: localDay(date) },
    summary: kind === 'pradosha' ? `Pradosha: ${name}` : name,
    description: descriptionOf(one, name, place),
    rings: false,
  }
}

function descriptionOf({ kind, run, date, at, holds }: Dated, name: string, place: AlmanacPlace) {
  const told = (instant: number) =>
    timeTold({ zone: place.zone, from: localDay(date), isToday: false }, instant)
  const counted = (kind === 'pradosha' ? pradoshaWords : sunriseWords)(told(at))[holds]
  return `${name} runs in ${townOf(place)} from ${told(run.start)} until ${told(run.end)}. ${counted} Some traditions keep another day.`
}

function sunriseWords(sunrise: string) {
  return {
    once: `It is counted to the day at whose sunrise, ${sunrise}, it runs.`,
    two: `It runs at two sunrises and is counted to the first, at ${sunrise}; some keep the second day.`,
    none: `It runs at no sunrise and is counted to the day on which it begins, with the sunrise at ${sunrise}.`,
  }
}

/** The pradosha-kala is the first fifth of the night. */
function pradoshaWords(sunset: string) {
  return {
    once: `It is counted to the day in whose pradosha-kala, after the sunset at ${sunset}, it runs.`,
    two: `It runs in the pradosha-kala of two days and is counted to the one with more of it, after the sunset at ${sunset}; some keep the other day.`,
    none: `It runs in no pradosha-kala and is counted to the day after it, with the sunset at ${sunset}.`,
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
