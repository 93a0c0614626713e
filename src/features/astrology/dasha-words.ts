import type { PeriodState } from '~/domain/dasha-period.ts'
import type { RunningDasha } from '~/domain/running-dasha.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import { ownEnglish } from '~/lib/own-english.ts'

export const STATE_WORDS: Readonly<Record<PeriodState, string>> = {
  past: 'Past',
  current: 'Current',
  future: 'Future',
}

/** The person's own day of an instant: "4 Nov 1996". */
export function dayWords(instant: UtcMilliseconds): string {
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
    `${mahadasha.lord} mahadasha`,
    bhukti && `${bhukti.lord} bhukti`,
    pratyantar && `${pratyantar.lord} pratyantar`,
  ]
    .filter(Boolean)
    .join(', ')
}
