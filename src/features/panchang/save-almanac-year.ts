import { calendarFile } from '~/domain/calendar/calendar-file.ts'
import { firstOfMonthAfter } from '~/domain/day/calendar-day.ts'
import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { dayAt } from '~/domain/panchang/place-clock.ts'
import { observanceEvents } from '~/features/panchang/observance-words.ts'
import type { ObservanceList, Wanted } from '~/jyotish/almanac/observances/observances.ts'
import { downloadFile } from '~/lib/download-file.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'

type YearAsked = {
  readonly place: AlmanacPlace
  readonly sunriseKind: OfferedSunrise
  readonly wanted: Wanted
}

/** Computes the year beside the page, downloads its file, and says what happened. */
export async function saveAlmanacYear({ place, sunriseKind, wanted }: YearAsked): Promise<string> {
  try {
    const { almanacBeside } = await import('~/queries/almanac/ask-almanac.ts')
    const { latitude, longitude, zone } = place
    const from = dayAt(zone, Date.now())
    const until = yearAfter(from)
    const list = await almanacBeside.ask('observances', {
      latitude,
      longitude,
      zone,
      sunriseKind,
      from,
      until,
      wanted,
    })
    const first = list.found[0]
    if (!first) return wordsWithout(list, place)
    const events = observanceEvents(list.found, place)
    const content = calendarFile(events, Date.now())
    downloadFile('alap-panchang.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
    const day = 'date' in first ? (first.date as LocalDay) : dayAt(zone, first.at)
    return `${counted(events.length)} in ${townOf(place)}, the first on ${dayInFull(day, from)}. The file is among your downloads: open it, and your calendar asks where to put it. ${wordsWithout(list, place)}`.trim()
  } catch (error) {
    if (error instanceof RangeError) return error.message
    return 'The days could not be computed just now, and no file was made. Check your connection and try again.'
  }
}

const counted = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function wordsWithout({ found, withoutSun }: ObservanceList, place: AlmanacPlace): string {
  if (withoutSun > 0) {
    return `${counted(withoutSun)} could not be placed, because the Sun does not rise or set in ${townOf(place)} then.`
  }
  return found.length === 0 ? 'There is no such day in these twelve months.' : ''
}

/** The same date a year later; of 29 February the first of March. */
function yearAfter(day: LocalDay): LocalDay {
  return addDays(firstOfMonthAfter(day, 12), Number(day.slice(8)) - 1)
}
