import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'

/** What the page shows: the chart of a birth, by an ayanamsha. */
export type ShownChart = {
  readonly birth: Birth
  readonly chart: ChartReading
  readonly ayanamsha: OfferedAyanamsha
  /** How sure the time is, in minutes either way; `null` until the person has answered. */
  readonly minutes: number | null
}
