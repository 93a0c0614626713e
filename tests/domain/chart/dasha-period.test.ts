import { expect, test } from 'vitest'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, livedPart, periodState, yearsBetween } from '~/domain/chart/dasha-period.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const at = (text: string) => Date.parse(text) as UtcMilliseconds
const period = (start: string, end: string) =>
  ({ lord: 'Venus', start: at(start), end: at(end), partial: false }) as const

test('a period includes its first instant and not its last', () => {
  const venus = period('2010-01-01', '2030-01-01')
  const states = ['2009-12-31', '2010-01-01', '2029-12-31', '2030-01-01'].map((now) =>
    periodState(venus, at(now)),
  )
  expect(states).toEqual(['future', 'current', 'current', 'past'])
})

test('the years of a period have 365.25 days', () => {
  expect(yearsBetween(at('2000-01-01'), at('2004-01-01'))).toBe(4)
  expect(yearsBetween(at('2001-01-01'), at('2002-01-01'))).toBeCloseTo(365 / 365.25, 12)
})

test('a period counts as lived only after birth', () => {
  const venus = period('2010-01-01', '2030-01-01')
  expect(livedPart(venus, at('2015-06-01'))).toEqual({
    start: at('2015-06-01'),
    end: at('2030-01-01'),
  })
  expect(livedPart(venus, at('2000-01-01'))?.start).toBe(at('2010-01-01'))
  expect(livedPart(venus, at('2030-01-01'))).toBeNull()
})

test('the lived parts of a chart fill its calendar from birth on', () => {
  const utc = at('1988-03-12T04:30:00Z')
  const chart: ChartReading = {
    ...chartOf({ utc, latitude: 12.97, longitude: 77.59, node: 'mean' }),
    computedBy: 'device',
  }
  const birth = lifeBegins(chart)
  const lived = chart.mahadashas.flatMap((mahadasha) => livedPart(mahadasha, birth) ?? [])
  expect(birth).toBe(utc)
  expect(lived[0]?.start).toBe(utc)
  expect(lived.slice(1).map(({ start }) => start)).toEqual(lived.slice(0, -1).map(({ end }) => end))
})

test('the lived part of a chart begins with the first period when the birth instant is unknown', () => {
  const chart = chartOf({
    utc: at('1988-03-12T04:30:00Z'),
    latitude: 12.97,
    longitude: 77.59,
    node: 'mean',
  })
  const told: ChartReading = { ...chart, utc: null, computedBy: 'backend' }
  expect(lifeBegins(told)).toBe(chart.mahadashas[0]?.start)
})
