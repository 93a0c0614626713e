import type { PeriodState, RunningDasha } from '~/domain/chart/dasha-period.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { ownName } from '~/lib/words/own-names.ts'

export const STATE_WORDS: Readonly<Record<PeriodState, string>> = {
  past: 'Past',
  current: 'Current',
  future: 'Future',
}

/** The local day of an instant, for the person: "4 Nov 1996". */
export function dashaDayWords(instant: UtcMilliseconds): string {
  return new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium' }).format(instant)
}

/** "3.33 years", "1 year". */
export function yearsWords(years: number): string {
  const words = new Intl.NumberFormat(ownEnglish(), { maximumFractionDigits: 2 }).format(years)
  return `${words} ${words === '1' ? 'year' : 'years'}`
}

/** "Venus mahadasha, Saturn bhukti, Moon pratyantar". */
export function lordsWords({ mahadasha, bhukti, pratyantar }: RunningDasha): string {
  return [
    `${ownName(GRAHA_NAMES[mahadasha.lord])} mahadasha`,
    bhukti && `${ownName(GRAHA_NAMES[bhukti.lord])} bhukti`,
    pratyantar && `${ownName(GRAHA_NAMES[pratyantar.lord])} pratyantar`,
  ]
    .filter(Boolean)
    .join(', ')
}

const DAY = 86_400_000

/** How wrong dates may be, rounded up: "5 hours", "12 days", "1.4 years". */
export function dateShiftWords(milliseconds: number): string {
  const days = milliseconds / DAY
  if (days > 700) return yearsWords(Math.ceil((days / 365.25) * 10) / 10)
  const [count, unit] = days < 2 ? [Math.ceil(days * 24), 'hour'] : [Math.ceil(days), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
