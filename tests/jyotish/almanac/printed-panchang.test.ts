import { afterAll, expect, test } from 'vitest'
import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import { type PanchangDay, panchang } from '~/jyotish/almanac/panchang.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import type { Span } from '~/jyotish/time/course.ts'
import { worstErrors } from '../worst-errors.ts'
import { goldenAlmanac } from './golden-almanac.ts'

/** Seconds. Print is to the minute, and the other engine's Moon runs half a minute ahead. */
const LIMIT = 90
const seconds = worstErrors('s')

/** What a printed field holds: its names and instants in order. */
function fieldsOf(day: PanchangDay): Readonly<Record<string, readonly (string | number)[]>> {
  const [tithi, nakshatra, yoga, moonSign] = [
    day.tithis[0],
    day.nakshatras[0],
    day.yogas[0],
    day.moonSigns[0],
  ]
  const karana = (at: number) => {
    const run = day.karanas[at]
    return run ? [karanaName(run.index), run.end] : []
  }
  const span = ({ from, until }: Span) => [from, until]
  return {
    sunrise: [day.sunrise],
    sunset: [day.sunset],
    moonrise: day.moonOfDay.rises,
    moonset: day.moonOfDay.sets,
    tithi: [tithiAt(tithi.index).name, tithi.end],
    nakshatra: [NAKSHATRAS[nakshatra.index] ?? '', nakshatra.end],
    yoga: [YOGAS[yoga.index] ?? '', yoga.end],
    karana: karana(0),
    karana2: karana(1),
    moon_sign: [SIGNS[moonSign.index] ?? '', moonSign.end],
    rahu_kaal: span(day.rahuKaal),
    yamaganda: span(day.yamaganda),
    gulika_kaal: span(day.gulikaKaal),
    abhijit: span(day.abhijit),
  }
}

/** `08:43` in India, and `02:03+1` of the next day. */
function printedInstant(date: string, text: string): number {
  const [clock, days = '0'] = text.split('+')
  return Date.parse(`${date}T${clock}:00+05:30`) + Number(days) * 86_400_000
}

test('the panchang of New Delhi agrees with what drikpanchang.com printed on four days', () => {
  let instants = 0
  for (const { date, place, local, amanta, purnimanta } of goldenAlmanac.published) {
    const { lat: latitude, lon: longitude, zone } = place
    const day = panchang({ latitude, longitude, zone, date })
    if (day.kind !== 'rises') throw new Error(day.kind)
    expect([MONTHS[day.month.amanta], MONTHS[day.month.purnimanta]]).toEqual([amanta, purnimanta])
    const ours = fieldsOf(day)
    for (const [name, printed] of Object.entries(local)) {
      const texts = typeof printed === 'string' ? [printed] : printed
      texts.forEach((text, at) => {
        const own = ours[name]?.[at]
        if (text === null) return
        if (!/^\d\d:/.test(text)) {
          expect(own, `${date} ${name}`).toBe(text)
          return
        }
        instants += 1
        const error = (Number(own) - printedInstant(date, text)) / 1000
        seconds.note(name, error, LIMIT, date)
      })
    }
  }
  expect(instants).toBeGreaterThan(50)
  expect(seconds.beyond(), `\n${seconds.table()}`).toEqual([])
})

afterAll(() => {
  process.stdout.write(`Differences from print:\n${seconds.table()}\n`)
})
