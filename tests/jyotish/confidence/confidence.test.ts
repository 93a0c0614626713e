import { expect, test } from 'vitest'
import { type Chart, type ChartRequest, chartOf } from '~/jyotish/chart/chart.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { chartConfidence } from '~/jyotish/confidence/confidence.ts'
import { motionOf } from '~/jyotish/grahas/motion.ts'
import { type Course, isFirm, valueAt } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { samples } from '~tests/support/long-run.ts'
import { type Fact, factsOf } from '../confidence-facts.ts'
import { numbersFrom } from '../numbers-from.ts'

const NONE = 0 as UtcMilliseconds
const WANDERERS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu'] as const
const MINUTE = 60_000
const DAY = 86_400_000

function births(seed: number) {
  const random = numbersFrom(seed)
  const between = (least: number, most: number) => least + random() * (most - least)
  return () => {
    const utc = Math.floor(between(Date.UTC(1800, 0, 1), Date.UTC(2100, 11, 31)))
    const request: ChartRequest = {
      utc: utc as UtcMilliseconds,
      latitude: between(-65.9, 65.9),
      longitude: between(-180, 180),
      node: random() < 0.5 ? 'mean' : 'true',
    }
    // Mostly some minutes, now and then half a day; an instant from before birth to after 120 years.
    const minutes = Math.round((random() < 0.05 ? 720 : 90) ** random())
    const now = Math.floor(utc + between(-1, 130) * 365.25 * DAY) as UtcMilliseconds
    return { request, minutes, now, within: Math.floor(between(-1, 1) * minutes * MINUTE) }
  }
}

/** Charts of a place, each cast once. */
function chartsOf(request: ChartRequest) {
  const cast = new Map<number, Chart>()
  return (utc: number) => {
    const chart = cast.get(utc) ?? chartOf({ ...request, utc: utc as UtcMilliseconds })
    cast.set(utc, chart)
    return chart
  }
}

/** What a fact claims and whole charts of its instants deny. */
function denied(
  { name, course, inChart }: Fact,
  instants: readonly UtcMilliseconds[],
  chartAt: (utc: number) => Chart,
): string[] {
  const values = instants.map((utc) => inChart(chartAt(utc)))
  const others = values.filter((value, at) => value !== valueAt(course, instants[at] ?? NONE))
  if (others.length > 0) return [`${name} is ${others.join(' and ')}`]
  if (isFirm(course) || new Set(values).size > 1) return []
  // It changes between the instants, or there and back: it is sought where it is said to be.
  const other = course.find(({ value }) => value !== values[0])
  return other && inChart(chartAt(other.from)) === other.value ? [] : [`${name} never changes`]
}

/** When a direction is claimed that the speed denies: half-hour by half-hour, and at every border. */
function deniedBySpeed(retrograde: Course<boolean>, isBack: (utc: number) => boolean): string[] {
  return retrograde.flatMap(({ from, until, value }) => {
    const steps = Math.ceil((until - from) / (30 * MINUTE))
    const instants = Array.from({ length: steps }, (_, step) => from + step * 30 * MINUTE)
    const denying = [...instants, until - 1].filter((at) => isBack(at) !== value)
    return denying.map((at) => new Date(at).toISOString())
  })
}

test('the confidence of a chart agrees with brute force for many births', () => {
  const birth = births(20_240_917)
  const seen = { firm: 0, changing: 0 }
  const wrong: string[] = []
  const tried = samples(1000)
  for (let count = 0; count < tried; count++) {
    const { request, minutes, now, within } = birth()
    const confidence = chartConfidence(request, minutes, now)
    const { from, until } = confidence.span
    const instants = [from, request.utc + within, until - 1] as UtcMilliseconds[]
    const chartAt = chartsOf(request)
    for (const fact of factsOf(confidence, now)) {
      wrong.push(...denied(fact, instants, chartAt).map((what) => `${count}: ${what}`))
      seen[isFirm(fact.course) ? 'firm' : 'changing'] += 1
    }
  }
  expect(wrong).toEqual([])
  expect(seen.firm).toBeGreaterThan(20 * tried)
  expect(seen.changing).toBeGreaterThan(5 * tried)
})

test('the confidence of a chart knows every border to the millisecond', () => {
  const birth = births(7)
  const wrong: string[] = []
  for (let count = 0; count < 20; count++) {
    const { request, now } = birth()
    const confidence = chartConfidence(request, 60, now)
    const chartAt = chartsOf(request)
    for (const { name, course, inChart } of factsOf(confidence, now)) {
      for (const { from, until, value } of course) {
        const ends = [inChart(chartAt(from)), inChart(chartAt(until - 1))]
        if (ends.some((seen) => seen !== value)) wrong.push(`${count}: ${name} ${value}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each(WANDERERS)(
  'the confidence of a chart finds when %s turns, to the millisecond, and nothing else',
  (graha) => {
    const random = numbersFrom(graha.length * 97)
    const motion = motionOf(graha, 'true')
    const isBack = (utc: number) => motion(utc as UtcMilliseconds).speed < 0
    const wrong: string[] = []
    let turned = 0
    for (let day = Date.UTC(1900, 0, 1), days = 0; days < 400 && turned < 12; day += DAY, days++) {
      if (isBack(day) === isBack(day + DAY) && random() > 0.02) continue
      const utc = Math.floor(day + random() * DAY) as UtcMilliseconds
      const request: ChartRequest = { utc, latitude: 20, longitude: 75, node: 'true' }
      const { retrograde } = chartConfidence(request, 720, utc).grahas[graha]
      wrong.push(...deniedBySpeed(retrograde, isBack))
      turned += retrograde.length - 1
    }
    expect(wrong).toEqual([])
    expect(turned).toBeGreaterThan(0)
  },
  60_000,
)

test('the confidence of a chart finds two turns of the true node within hours of one another', () => {
  for (const day of ['1950-06-23', '1959-12-23', '1963-04-17']) {
    const utc = Date.parse(`${day}T04:00Z`) as UtcMilliseconds
    const request: ChartRequest = { utc, latitude: 20, longitude: 75, node: 'true' }
    const { Rahu, Ketu } = chartConfidence(request, 720, utc).grahas
    expect(Rahu.retrograde.map(({ value }) => value)).toEqual([true, false, true])
    expect(Ketu.retrograde).toEqual(Rahu.retrograde)
  }
})

test('the confidence of a chart lets everything of the lagna change when the time of day is unknown', () => {
  const { request, now } = births(3)()
  const { lagna, grahas } = chartConfidence(request, 720, now)
  expect(new Set(lagna.sign.map(({ value }) => value))).toEqual(new Set(SIGNS))
  expect(new Set(lagna.navamsha.map(({ value }) => value))).toEqual(new Set(SIGNS))
  expect(new Set(grahas.Saturn.house.map(({ value }) => value)).size).toBe(12)
  expect(isFirm(grahas.Saturn.sign)).toBe(true)
})

test('the confidence of a chart has nothing change when the time is exact', () => {
  const { request, now } = births(4)()
  const confidence = chartConfidence(request, 0, now)
  expect(factsOf(confidence, now).filter(({ course }) => !isFirm(course))).toEqual([])
  expect(confidence.dasha).toMatchObject({ earlier: 0, later: 0 })
})

test('the confidence of a chart shifts the dashas as the charts of the earliest and the latest birth do', () => {
  const birth = births(11)
  for (let count = 0; count < 60; count++) {
    const { request, now } = birth()
    const { dasha, span } = chartConfidence(request, 120, now)
    const chartAt = chartsOf(request)
    const lord = chartAt(request.utc).mahadashas[4]?.lord
    const begins = (utc: number) =>
      chartAt(utc).mahadashas.find((mahadasha) => mahadasha.lord === lord)?.start ?? Number.NaN
    const own = begins(request.utc)
    expect(begins(span.from) - own).toBeCloseTo(dasha.later, -1)
    expect(own - begins(span.until - 1)).toBeCloseTo(dasha.earlier, -1)
    expect(dasha.later).toBeGreaterThan(0)
    expect(dasha.earlier).toBeGreaterThan(0)
  }
})

test('the confidence of a chart is refused for a birth that no chart can be computed for', () => {
  const { request, now } = births(5)()
  for (const minutes of [-1, 720.5, Number.NaN]) {
    expect(() => chartConfidence(request, minutes, now)).toThrow('sure to 0 to 720 minutes')
  }
  expect(() => chartConfidence({ ...request, latitude: 67 }, 5, now)).toThrow(RangeError)
  const beyond = Date.UTC(3000, 0, 1) as UtcMilliseconds
  expect(() => chartConfidence({ ...request, utc: beyond }, 5, now)).toThrow(RangeError)
})
