import type { ChartReading } from '~/domain/chart-reading.ts'
import { lifeBegins } from '~/domain/dasha-period.ts'
import { type RunningDasha, runningDasha } from '~/domain/running-dasha.ts'
import { dayWords, lordsWords } from '~/features/astrology/dasha-words.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'

type FoundDay = { readonly words: string; readonly dashas: RunningDasha | null }

const SHAPE = /^([1-9]\d{3})-(\d{2})-(\d{2})$/

/** The periods of a day of the person's own calendar; `null` while it is not wholly typed. */
export function dashasOfDay(chart: ChartReading, day: string): FoundDay | null {
  const [, year, month, date] = (SHAPE.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const begins = new Date(year, month - 1, date).getTime() as UtcMilliseconds
  const ends = (new Date(year, month - 1, date + 1).getTime() - 1) as UtcMilliseconds
  const birth = lifeBegins(chart)
  const first = runningDasha(chart.mahadashas, Math.max(begins, birth) as UtcMilliseconds)
  const last = runningDasha(chart.mahadashas, ends)
  const found = first ?? last
  if (ends < birth || !found) {
    const end = chart.mahadashas.at(-1)?.end ?? birth
    return {
      words: `That day lies outside these dashas: they run from birth, ${dayWords(birth)}, to ${dayWords(end)}.`,
      dashas: null,
    }
  }
  const [before, after] = [lordsWords(found), last ? lordsWords(last) : null]
  const change = after === null || after === before ? '' : ` Later that day ${after}.`
  return { words: `${dayWords(begins)}: ${before}.${change}`, dashas: found }
}
