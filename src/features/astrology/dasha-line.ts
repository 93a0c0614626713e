import { livedPart, periodState, yearsBetween } from '~/domain/dasha-period.ts'
import { dayWords, yearsWords } from '~/features/astrology/dasha-words.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'

/** How deep a period lies. */
export type Level = 'mahadasha' | 'bhukti' | 'pratyantar'

/** The words and the state of a period, as it stands in the list. */
export function dashaLine(
  period: Dasha,
  level: Level,
  { now, birth }: { now: UtcMilliseconds; birth: UtcMilliseconds },
) {
  const lived = livedPart(period, birth)
  const state = periodState(period, now)
  const whole = yearsBetween(period.start, period.end)
  const { start, end } = lived ?? period
  const isActive = state === 'current' && level !== 'mahadasha'
  return {
    name: `${period.lord} ${level}`,
    isFirst: level === 'mahadasha',
    state,
    dates: `${dayWords(start)} – ${dayWords(end)}`,
    years: period.partial
      ? `${yearsWords(yearsBetween(start, end))} of ${yearsWords(whole)}`
      : yearsWords(whole),
    notes: [
      ...(isActive ? ['Active now'] : []),
      ...(period.partial ? ['Partial period'] : []),
      ...(lived ? [] : ['before birth']),
    ],
  }
}
