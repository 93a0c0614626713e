import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLanes } from '~/domain/panchang/day-lanes.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { panchang } from '~/jyotish/almanac/panchang.ts'
import { latinOf } from '~/lib/words/name-forms.ts'

function dayOf(date: string) {
  const day = panchang({ latitude: 18.52, longitude: 73.86, zone: 'Asia/Kolkata', date })
  if (day.kind !== 'rises') throw new Error('no sunrise')
  return day
}

test('the lines of a day cover it from sunrise to sunrise, without a gap', () => {
  const date = fc
    .integer({ min: Date.UTC(1801, 0), max: Date.UTC(2199, 11) })
    .map((at) => new Date(at).toISOString().slice(0, 10))
  fc.assert(
    fc.property(date, (text) => {
      const day = dayOf(text)
      const lanes = dayLanes(day)
      expect(lanes.map(({ name }) => name)).toEqual([
        'Tithi',
        'Nakshatra',
        'Yoga',
        'Karana',
        'Prahar',
        'Muhurta',
      ])
      for (const { spans } of lanes.slice(0, 5)) {
        expect(spans[0]?.from).toBeLessThanOrEqual(day.sunrise)
        expect(spans.at(-1)?.until).toBeGreaterThanOrEqual(day.nextSunrise)
        spans.slice(1).forEach(({ from }, index) => {
          expect(from).toBe(spans[index]?.until)
        })
      }
    }),
    { numRuns: 20 },
  )
})

test('the watches of the ragas are quarters of the day and of the night of the place', () => {
  const day = dayOf('2026-01-05')
  const prahars = dayLanes(day)[4]?.spans ?? []
  expect(prahars.map(({ short }) => short).join('')).toBe('12341234')
  expect(prahars[4]?.name).toBe('First watch of the night')
  expect(prahars[4]?.from).toBe(day.sunset)
  expect(prahars[7]?.until).toBe(day.nextSunrise)
})

test('on a Wednesday there is no Abhijit', () => {
  const names = (date: string) => dayLanes(dayOf(date))[5]?.spans.map(({ name }) => latinOf(name))
  expect(names('2026-01-06')).toEqual(['Abhijit', 'Rahu kaal'])
  expect(names('2026-01-07')).toEqual(['Rahu kaal'])
})

test('a tithi is named with its half of the month, a full and a new moon without', () => {
  const names = [0, 10, 14, 25, 29].map((index) => limbName('tithi', index).latin)
  expect(names).toEqual([
    'Shukla Pratipada',
    'Shukla Ekadashi',
    'Purnima',
    'Krishna Ekadashi',
    'Amavasya',
  ])
  expect([
    limbName('nakshatra', 3).latin,
    limbName('yoga', 0).latin,
    limbName('karana', 0).latin,
  ]).toEqual(['Rohini', 'Vishkambha', 'Kimstughna'])
})

test('what runs and what is marked has all its letters, and a tithi is short without its half', () => {
  const [tithis, nakshatras, , , , muhurtas] = dayLanes(dayOf('2026-03-13'))
  const [first] = tithis?.spans ?? []
  expect(first?.name).toEqual(limbName('tithi', 24))
  expect(first?.short).toEqual({ latin: 'Dashami', devanagari: 'दशमी', iast: 'Daśamī' })
  const named = [...(nakshatras?.spans ?? []), ...(muhurtas?.spans ?? [])]
  expect(named.length).toBeGreaterThan(2)
  for (const { name, short } of named) {
    expect(name).toHaveProperty('devanagari')
    expect(short).toBe(name)
  }
})
