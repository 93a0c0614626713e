import type { CalendarEvent } from '~/domain/calendar/calendar-file.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { timeTold } from '~/domain/panchang/place-clock.ts'
import type { Observance } from '~/jyotish/almanac/observances/observances.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'

type Dated = Exclude<Observance, { kind: 'sankranti' }>

/**
 * Entries for a calendar: a whole day each, but for a sankranti, which is a moment. Made again for
 * the same place they have the same ids, so that a calendar replaces them.
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
    id: idOf('sankranti', sign, new Date(at).toISOString().slice(0, 10), place),
    start: at,
    summary: `Sankranti: the Sun enters ${name}`,
    description: `The Sun enters the sidereal sign ${name} by the Lahiri ayanamsha.`,
    rings: false,
  }
}

function wholeDay(one: Dated, place: AlmanacPlace): CalendarEvent {
  const { kind, run, date } = one
  const name = limbName(kind === 'nakshatra' ? 'nakshatra' : 'tithi', run.index)
  return {
    id: idOf(kind, run.index, date, place),
    start: { day: localDay(date) },
    summary: kind === 'pradosha' ? `Pradosha: ${name}` : name,
    description: descriptionOf(one, name, place),
    rings: false,
  }
}

function descriptionOf({ kind, run, date, at, holds }: Dated, name: string, place: AlmanacPlace) {
  const told = (instant: number) =>
    timeTold({ zone: place.zone, from: localDay(date), isToday: false }, instant)
  const event = kind === 'pradosha' ? 'sunset' : 'sunrise'
  const counted = {
    once: `It is counted to the day at whose ${event}, ${told(at)}, it runs.`,
    two: `It runs at two ${event}s and is counted to the first, at ${told(at)}; some keep the second day.`,
    none: `It runs at no ${event} and is counted to the day on which it begins, with the ${event} at ${told(at)}.`,
  }[holds]
  return `${name} runs in ${townOf(place)} from ${told(run.start)} until ${told(run.end)}. ${counted} Some traditions keep another day.`
}

function idOf(kind: string, index: number, date: string, { latitude, longitude }: AlmanacPlace) {
  return `${kind}-${index}-${date}-${latitude.toFixed(2)}-${longitude.toFixed(2)}@panchang.alap`
}
