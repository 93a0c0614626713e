import { afterAll, expect, test } from 'vitest'
import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { type AnglesOfSky, runAt, runsWithin } from '~/jyotish/almanac/angles/growing-angle.ts'
import { tithiCount } from '~/jyotish/almanac/angles/tithi-count.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { deltaT, julianDayUt } from '~/jyotish/time/julian-day.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { sunriseDay } from './day-of-golden.ts'
import { type GoldenAngle, goldenAlmanac } from './golden-almanac.ts'

const SECOND = 1000
/** Seconds. The product allows 6 s, and 30 s for a sankranti; a fault must show. */
const LIMIT = 3
const SANKRANTI = 12
const seconds = worstErrors('s')

const ANGLES: readonly (readonly [GoldenAngle, keyof AnglesOfSky])[] = [
  ['tithi', 'tithi'],
  ['nakshatra', 'nakshatra'],
  ['yoga', 'yoga'],
  ['karana', 'karana'],
  ['moon_sign', 'moonSign'],
]

test.each(ANGLES)(
  'every %s of a day, with its start and end, is that of Swiss Ephemeris',
  (key, name) => {
    for (const golden of goldenAlmanac.panchang) {
      const { id, input, doubtful, delta_t_s } = golden
      const { angles, sunrise, nextSunrise } = sunriseDay(input)
      const ours = runsWithin(angles[name], sunrise, nextSunrise)
      // The two programs predict the Earth's rotation after 2027 a little differently.
      const spare = Math.abs(deltaT(julianDayUt(sunrise)) - delta_t_s)
      const { list } = golden[key]
      // Where the last end is doubtful, one of the two lists may be longer.
      const sure = doubtful.includes(`${key}_list_end`) ? list.length - 1 : list.length
      expect(ours.length, id).toBeGreaterThanOrEqual(sure)
      if (sure === list.length) expect(ours, id).toHaveLength(sure)
      list.slice(0, sure).forEach(({ index, start, end }, at) => {
        const run = ours[at]
        expect(run?.index, id).toBe(index)
        const note = (own: number | undefined, expected: string) =>
          seconds.note(
            key,
            ((own ?? Number.NaN) - milliseconds(expected)) / SECOND,
            LIMIT + spare,
            id,
          )
        note(run?.end, end)
        if (start !== undefined) note(run?.start, start)
      })
    }
    expect(seconds.beyond(), `\n${seconds.table()}`).toEqual([])
  },
)

test('dropped and repeated tithis are those of Swiss Ephemeris', () => {
  const seen = { kshaya: 0, first: 0, second: 0 }
  for (const { id, input, doubtful, kshaya_tithis, vriddhi } of goldenAlmanac.panchang) {
    if (doubtful.includes('tithi_list_end')) continue
    const { angles, sunrise, nextSunrise, sunriseBefore } = sunriseDay(input)
    const tithis = runsWithin(angles.tithi, sunrise, nextSunrise)
    const ours = tithiCount(tithis, nextSunrise, sunriseBefore)
    expect(ours, id).toEqual({
      kshaya: kshaya_tithis,
      vriddhi: {
        runsAtNextSunrise: vriddhi.runs_at_next_sunrise,
        ranAtSunriseBefore: vriddhi.ran_at_sunrise_before,
      },
    })
    seen.kshaya += ours.kshaya.length
    seen.first += Number(ours.vriddhi.runsAtNextSunrise)
    seen.second += Number(ours.vriddhi.ranAtSunriseBefore)
  }
  expect(seen).toEqual({ kshaya: 11, first: 11, second: 7 })
})

test('the Sun’s sign at sunrise, when it entered and when it leaves are those of Swiss Ephemeris', () => {
  let sankrantis = 0
  for (const { id, input, sun_sign } of goldenAlmanac.panchang) {
    const { angles, sunrise, nextSunrise } = sunriseDay(input)
    const { index, start, end } = runAt(angles.sunSign, sunrise)
    expect(index, id).toBe(sun_sign.index)
    expect(end < nextSunrise, id).toBe(sun_sign.sankranti_in_day)
    sankrantis += Number(sun_sign.sankranti_in_day)
    const note = (own: number, golden: string) =>
      seconds.note('sankranti', (own - milliseconds(golden)) / SECOND, SANKRANTI, id)
    note(start, sun_sign.entered)
    note(end, sun_sign.leaves)
  }
  expect(sankrantis).toBe(8)
  expect(seconds.beyond(), `\n${seconds.table()}`).toEqual([])
})

test('the names of the parts of the angles are the usual ones', () => {
  const { names } = goldenAlmanac.meta
  expect(names.tithis).toEqual(Array.from({ length: 30 }, (_, index) => tithiAt(index).name))
  expect(names.karanas).toEqual(Array.from({ length: 60 }, (_, index) => karanaName(index)))
  expect(names.yogas).toEqual(YOGAS)
  expect(names.nakshatras).toEqual(NAKSHATRAS)
  expect(names.signs).toEqual(SIGNS)
})

afterAll(() => {
  process.stdout.write(`Worst errors of the angles:\n${seconds.table()}\n`)
})
