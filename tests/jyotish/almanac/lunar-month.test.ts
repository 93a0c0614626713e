import { afterAll, expect, test } from 'vitest'
import { anglesOf } from '~/jyotish/almanac/angles/growing-angle.ts'
import { lunarMonth, MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { sunriseDay } from './day-of-golden.ts'
import { goldenAlmanac } from './golden-almanac.ts'

/** Seconds. The product allows 6 s; the tithi after 2027 has a further second. */
const LIMIT = 4
const seconds = worstErrors('s')

const monthAt = (utc: string) => lunarMonth(anglesOf(newSky()), milliseconds(utc))

test('the lunar month at sunrise is that of Swiss Ephemeris, by both reckonings', () => {
  for (const { id, input, lunar_month } of goldenAlmanac.panchang) {
    const { angles, sunrise } = sunriseDay(input)
    const { newMoonBefore, newMoonAfter, ...names } = lunarMonth(angles, sunrise)
    expect(names, id).toEqual({
      amanta: lunar_month.amanta_index,
      purnimanta: lunar_month.purnimanta_index,
      adhika: lunar_month.adhika,
      twoSankrantis: lunar_month.contains_two_sankrantis,
    })
    const note = (own: number, golden: string) =>
      seconds.note('new moon', (own - milliseconds(golden)) / 1000, LIMIT, id)
    note(newMoonBefore, lunar_month.new_moon_before)
    note(newMoonAfter, lunar_month.new_moon_after)
  }
  expect(seconds.beyond(), `\n${seconds.table()}`).toEqual([])
  expect(goldenAlmanac.meta.names.months).toEqual(MONTHS)
})

test('the added lunar months of 1999 to 2034 are those of the Indian calendar', () => {
  const added = [
    ['1999-06-01', 'Jyeshtha'],
    ['2001-10-01', 'Ashvina'],
    ['2004-08-01', 'Shravana'],
    ['2007-06-01', 'Jyeshtha'],
    ['2010-05-01', 'Vaishakha'],
    ['2012-09-01', 'Bhadrapada'],
    ['2015-07-01', 'Ashadha'],
    ['2018-06-01', 'Jyeshtha'],
    ['2020-10-01', 'Ashvina'],
    ['2023-08-01', 'Shravana'],
    ['2026-06-01', 'Jyeshtha'],
  ]
  for (const [date, name] of added) {
    const { amanta, adhika } = monthAt(`${date}T00:00:00Z`)
    expect([MONTHS[amanta], adhika], date).toEqual([name, true])
  }
  expect(monthAt('2025-06-01T00:00:00Z').adhika).toBe(false)
})

test('a lunar month with two sankrantis is named by the rule and says so', () => {
  expect(monthAt('1963-11-25T00:00:00Z')).toMatchObject({ twoSankrantis: true, adhika: false })
  expect(monthAt('1983-01-25T00:00:00Z').twoSankrantis).toBe(true)
  expect(monthAt('1983-03-25T00:00:00Z').twoSankrantis).toBe(false)
})

afterAll(() => {
  process.stdout.write(`Worst errors of the lunar month:\n${seconds.table()}\n`)
})
