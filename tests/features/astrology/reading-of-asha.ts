import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** Asha was born at ten in the morning of 12 March 1988 in Bengaluru. */
export function readingOfAsha(): ChartReading {
  const utc = Date.parse('1988-03-12T04:30:00Z') as UtcMilliseconds
  return {
    ...chartOf({ utc, latitude: 12.97, longitude: 77.59, node: 'mean' }),
    computedBy: 'device',
  }
}
