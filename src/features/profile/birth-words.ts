import { birthOf, type StoredBirth } from '~/domain/birth.ts'
import { timeWords } from '~/domain/reading-taken.ts'
import { formatUtcOffset } from '~/jyotish/utc-offset.ts'

/** A birth as it is stored: "5 October 1942, 08:15, Pune — +06:30, Asia/Kolkata". */
export function birthWords(birth: StoredBirth, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(birth.birthDate),
  )
  const placed = birthOf(birth)
  const time = placed ? timeWords(placed) : birth.birthTime
  const where = `${date}, ${time}, ${birth.birthPlace}`
  const { utcOffsetSeconds } = birth
  if (utcOffsetSeconds === null) return where
  return `${where} — ${formatUtcOffset(utcOffsetSeconds)}, ${clockWords(birth)}`
}

function clockWords({ timezone, zone }: StoredBirth): string {
  if (zone !== null) return zone
  return timezone === 'LMT' ? 'local mean time' : 'an offset you gave'
}
