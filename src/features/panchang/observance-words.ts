import type { CalendarEvent } from '~/domain/calendar/calendar-file.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { type DatedObservance, observanceEntry } from '~/domain/panchang/observance-entry.ts'
import { timeTold } from '~/domain/panchang/place-clock.ts'
import type { Observance } from '~/jyotish/almanac/observances/observances.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { OBSERVANCE_NAMES } from '~/jyotish/names/observance-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { inSentence, ownName } from '~/lib/words/own-names.ts'

/** Entries for a calendar, each with its name and why it is on its day. */
export function observanceEvents(
  found: readonly Observance[],
  place: AlmanacPlace,
): readonly CalendarEvent[] {
  return found.map((one) => ({
    ...observanceEntry(one, place),
    ...(one.kind === 'sankranti' ? sankrantiWords(one.sign) : dayWords(one, place)),
    rings: false,
  }))
}

type EventWords = Pick<CalendarEvent, 'summary' | 'description'>

function sankrantiWords(sign: number): EventWords {
  const name = ownName(SIGN_NAMES[SIGNS[sign] ?? 'Aries'])
  const sun = inSentence(GRAHA_NAMES.Sun)
  return {
    summary: `${ownName(OBSERVANCE_NAMES.sankranti)}: ${sun} enters ${name}`,
    description: `Then ${sun} enters the sidereal sign ${name} by the Lahiri ayanamsha.`,
  }
}

function dayWords(one: DatedObservance, place: AlmanacPlace): EventWords {
  const { kind, run } = one
  const name = ownName(limbName(kind === 'nakshatra' ? 'nakshatra' : 'tithi', run.index))
  return {
    summary: kind === 'pradosha' ? `${ownName(OBSERVANCE_NAMES.pradosha)}: ${name}` : name,
    description: descriptionOf(one, name, place),
  }
}

function descriptionOf(
  { kind, run, date, at, holds }: DatedObservance,
  name: string,
  place: AlmanacPlace,
): string {
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
