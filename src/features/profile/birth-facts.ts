import { birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha } from '~/domain/chart/dasha-period.ts'
import type { Placement } from '~/jyotish/chart/placement.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { takenTime } from '~/lib/words/taken-time.ts'

type Fact = { readonly name: string; readonly value: string }

/** The periods at an instant, each with the day on which it ends. */
export function dashaFacts(reading: ChartReading, now: number, locale: string): readonly Fact[] {
  const running = runningDasha(reading.mahadashas, now)
  if (!running) return [{ name: 'Current Dasha', value: 'None: its 120 years are over' }]
  const { mahadasha, bhukti } = running
  return [
    { name: 'Current Dasha', value: until(mahadasha, locale) },
    { name: 'Antardasha', value: bhukti ? until(bhukti, locale) : 'Not told' },
  ]
}

/** The current position of the Moon. */
export function moonFact({ sign, nakshatra }: Placement): Fact {
  return { name: 'Moon Sign Today', value: `${sign}, in ${nakshatra.name}` }
}

function until({ lord, end }: Dasha, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(end)
  return `${lord}, until ${day}`
}

/** A stored birth: "5 October 1942, 08:15, Pune — +06:30, Asia/Kolkata". */
export function birthWords(birth: StoredBirth, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(birth.birthDate),
  )
  const placed = birthOf(birth)
  const time = placed ? takenTime(placed.time, readingTaken(placed)) : birth.birthTime
  const where = `${date}, ${time}, ${birth.birthPlace}`
  const { utcOffsetSeconds } = birth
  if (utcOffsetSeconds === null) return where
  return `${where} — ${formatUtcOffset(utcOffsetSeconds)}, ${clockWords(birth)}`
}

function clockWords({ timezone, zone }: StoredBirth): string {
  if (zone !== null) return zone
  return timezone === 'LMT' ? 'local mean time' : 'an offset you gave'
}
