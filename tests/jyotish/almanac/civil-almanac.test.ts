import { expect, test } from 'vitest'
import { runningAt } from '~/jyotish/almanac/angles/running.ts'
import { civilAlmanac } from '~/jyotish/almanac/civil-almanac.ts'
import { panchang, panchangSteps } from '~/jyotish/almanac/panchang.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { goldenAlmanac } from './golden-almanac.ts'

const PUNE = { latitude: 18.52, longitude: 73.86, zone: 'Asia/Kolkata' }

test('a date without a sunrise still has what runs from midnight to midnight', () => {
  for (const { input, kind } of goldenAlmanac.no_sunset) {
    const request = { ...input, zone: input.timezone }
    expect(panchang(request).kind).toBe(kind)
    const { civil, tithis, karanas, sunSign } = civilAlmanac(request)
    expect(new Date(civil.from).toISOString()).toBe(input.civil_day_start.replace('Z', '.000Z'))
    for (const runs of [tithis, karanas]) {
      expect(runs[0].start).toBeLessThanOrEqual(civil.from)
      expect(runs.at(-1)?.end).toBeGreaterThanOrEqual(civil.until)
    }
    expect(sunSign.index).toBe(2)
  }
})

test('what a date has without its sunrise is what its panchang has with it', () => {
  const request = { ...PUNE, date: '2026-03-14' }
  const day = panchang(request)
  const { tithis, nakshatras, moon } = civilAlmanac(request)
  if (day.kind !== 'rises') throw new Error('no sunrise')
  expect(moon).toEqual(day.moonOfCivilDay)
  expect(tithis).toContainEqual(day.tithis[0])
  expect(nakshatras).toContainEqual(day.nakshatras[0])
})

test('what runs at a moment runs in the panchang of its day', () => {
  const day = panchang({ ...PUNE, date: '2026-03-14' })
  if (day.kind !== 'rises') throw new Error('no sunrise')
  const noon = Date.parse('2026-03-14T06:30:00Z') as UtcMilliseconds
  const running = runningAt(noon)
  expect(day.tithis).toContainEqual(running.tithi)
  expect(day.nakshatras).toContainEqual(running.nakshatra)
  expect(day.yogas).toContainEqual(running.yoga)
  expect(day.karanas).toContainEqual(running.karana)
  expect(() => runningAt(Date.UTC(2300, 0) as UtcMilliseconds)).toThrow(/1800 to 2200/)
})

test('a day that is computed in steps is the same day, and its faults come with the first step', () => {
  const request = { ...PUNE, date: '2026-03-14' }
  const steps = panchangSteps(request)
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBeGreaterThanOrEqual(5)
  expect(step.value).toEqual(panchang(request))
  expect(() => panchangSteps({ ...PUNE, date: '1799-12-31' }).next()).toThrow(/1800 to 2200/)
})
