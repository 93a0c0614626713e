import { describe, expect, test } from 'vitest'
import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { runningAt } from '~/jyotish/almanac/angles/running.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { type BirthPanchangRequest, birthPanchang } from '~/jyotish/confidence/birth-panchang.ts'
import { isFirm } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { goldenAlmanac } from '../almanac/golden-almanac.ts'

const at = (text: string) => Date.parse(text) as UtcMilliseconds

const DELHI = { latitude: 28.6358, longitude: 77.2245, zone: 'Asia/Kolkata' }

function born(utc: string, date: string, more: Partial<BirthPanchangRequest> = {}) {
  const asked = { ...DELHI, utc: at(utc), date, minutes: 0, ayanamsha: 'lahiri', ...more } as const
  return birthPanchang(asked)
}

function named({ tithi, vara, yoga, karana }: ReturnType<typeof birthPanchang>) {
  const { paksha, name } = tithiAt(tithi.value)
  const day = vara.value === null ? null : VARAS[vara.value]?.name
  return [`${paksha} ${name}`, day, YOGAS[yoga.value], karanaName(karana.value)]
}

/**
 * Names and ends by Swiss Ephemeris 2.10.03, of New Delhi in February 1957: the Sun rose on Wednesday the 6th at
 * 01:36:40 and on Thursday the 7th at 01:36:00 UTC.
 */
describe('the panchang of a birth in New Delhi', () => {
  test('after sunrise it has the vara of its date', () => {
    expect(named(born('1957-02-06T06:00:00Z', '1957-02-06'))).toEqual([
      'Shukla Shashthi',
      'Budhavara',
      'Shubha',
      'Taitila',
    ])
  })

  test('before sunrise it has the vara of the day before, and what runs at its own moment', () => {
    expect(named(born('1957-02-07T01:00:00Z', '1957-02-07'))).toEqual([
      'Shukla Saptami',
      'Budhavara',
      'Shukla',
      'Vanija',
    ])
  })

  test('the vara turns at sunrise to within three seconds', () => {
    const vara = (utc: string) => born(utc, '1957-02-07').vara.value
    expect([vara('1957-02-07T01:35:57Z'), vara('1957-02-07T01:36:03Z')]).toEqual([3, 4])
  })

  test('an offset says the same as the zone', () => {
    const zone = '+05:30'
    expect(born('1957-02-07T01:00:00Z', '1957-02-07', { zone })).toEqual(
      born('1957-02-07T01:00:00Z', '1957-02-07'),
    )
  })
})

describe('a time of birth that is not sure', () => {
  const noon = ['1957-02-06T06:30:00Z', '1957-02-06'] as const

  test('within a minute all of it is firm', () => {
    const { tithi, vara, yoga, karana } = born(...noon, { minutes: 1 })
    expect([tithi, vara, yoga, karana].every(({ course }) => isFirm(course))).toBe(true)
  })

  test('within half a day each limb changes where Swiss Ephemeris has its end', () => {
    const { tithi, vara, yoga, karana } = born(...noon, { minutes: 720 })
    const changes = (limb: typeof vara) =>
      limb.course
        .slice(1)
        .map(({ from, value }) => [new Date(from).toISOString().slice(0, 16), value])
    expect(changes(tithi)).toEqual([['1957-02-06T10:26', 6]])
    expect(changes(vara)).toEqual([['1957-02-06T01:36', 3]])
    expect(changes(yoga)).toEqual([['1957-02-05T22:03', 22]])
    expect(changes(karana)).toEqual([
      ['1957-02-05T21:47', 11],
      ['1957-02-06T10:26', 12],
    ])
  })

  test('other minutes than those of half a day are refused', () => {
    expect(() => born(...noon, { minutes: 721 })).toThrow(RangeError)
  })
})

test('another ayanamsha moves the yoga by twice its distance, and nothing else', () => {
  // Raman lies 1.45° before Lahiri: the sum of both longitudes is 2.9° further.
  const [lahiri, raman] = (['lahiri', 'raman'] as const).map((ayanamsha) =>
    born('1957-02-06T19:00:00Z', '1957-02-07', { ayanamsha }),
  )
  expect([lahiri?.yoga.value, raman?.yoga.value]).toEqual([22, 23])
  expect([raman?.tithi, raman?.karana, raman?.vara]).toEqual([
    lahiri?.tithi,
    lahiri?.karana,
    lahiri?.vara,
  ])
})

test('where no sunset parts the days there is no vara, and the rest is told', () => {
  // Haparanda, at the edge of the charts.
  const place = { latitude: 65.8354, longitude: 24.1368, zone: 'Europe/Stockholm' }
  const { vara, tithi } = born('2026-06-21T10:00:00Z', '2026-06-21', place)
  expect(vara.value).toBeNull()
  expect(tithi.value).toBe(runningAt(at('2026-06-21T10:00:00Z')).tithi.index)
})

test('the vara of all golden days holds from sunrise to sunrise, and the limbs are those at sunrise', () => {
  let days = 0
  for (const golden of goldenAlmanac.panchang) {
    const { latitude, longitude, timezone: zone, date } = golden.input
    if (Math.abs(latitude) >= 66) continue
    const of = (utc: number) => {
      const moment = { utc: utc as UtcMilliseconds, date, zone, latitude, longitude }
      return birthPanchang({ ...moment, minutes: 0, ayanamsha: 'lahiri' })
    }
    const sure = 1000 * Math.max(golden.tolerance_s.sunrise, golden.tolerance_s.next_sunrise)
    const first = of(at(golden.sunrise) + sure)
    expect(first.vara.value, golden.id).toBe(golden.vara.index)
    expect(of(at(golden.next_sunrise) - sure - 1).vara.value, golden.id).toBe(golden.vara.index)
    expect(of(at(golden.sunrise) - sure - 1).vara.value, golden.id).toBe(
      (golden.vara.index + 6) % 7,
    )
    for (const name of ['tithi', 'yoga', 'karana'] as const) {
      const [run] = golden[name].list
      if (run && at(run.end) > at(golden.sunrise) + 2 * sure) {
        expect(first[name].value, `${golden.id} ${name}`).toBe(run.index)
      }
    }
    days++
  }
  expect(days).toBeGreaterThan(60)
})
