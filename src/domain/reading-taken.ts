import type { Birth } from '~/domain/birth.ts'
import type { WhichReading } from '~/domain/birth-clock.ts'
import { localTime } from '~/jyotish/local-time.ts'

/**
 * Which of two readings a birth was computed with; `null` where its time came once, or where this
 * runtime does not know its zone.
 */
export function readingTaken({ date, time, zone, utc }: Birth): WhichReading | null {
  if (zone === null) return null
  try {
    const found = localTime(date, time, zone)
    if (found.kind !== 'ambiguous') return null
    return (['earlier', 'later'] as const).find((which) => found[which].utc === utc) ?? null
  } catch {
    return null
  }
}

/** The time of a birth: "08:30", or "01:30 (it came twice: the later)". */
export function timeWords(birth: Birth): string {
  const taken = readingTaken(birth)
  return taken === null ? birth.time : `${birth.time} (it came twice: the ${taken})`
}
