import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calendarFile } from '~/domain/calendar/calendar-file.ts'
import { isAnyWanted, type Wishes, wantedOf } from '~/domain/panchang/observance-wishes.ts'
import { observanceEvents } from '~/features/panchang/observance-words.ts'
import { observancesOf } from '~/jyotish/almanac/observances/observances.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

const DELHI = {
  label: 'New Delhi, Delhi, India',
  latitude: 28.6358,
  longitude: 77.2245,
  zone: 'Asia/Kolkata',
}
const NONE = {
  ekadashi: false,
  purnima: false,
  amavasya: false,
  sankranti: false,
  pradosha: false,
  tithi: null,
  nakshatra: null,
}

function events(wishes: Partial<Wishes>) {
  const wanted = wantedOf({ ...NONE, ...wishes })
  const span = { from: '2025-01-01', until: '2026-01-01', sunriseKind: 'upperLimb' } as const
  return observanceEvents(observancesOf({ ...DELHI, ...span, wanted }).found, DELHI)
}

test('an ekadashi is a whole day of the calendar that says why it is this one', () => {
  const [first] = events({ ekadashi: true })
  expect(first?.start).toEqual({ day: '2025-01-10' })
  expect(first?.summary).toBe('Shukla Ekadashi')
  expect(first?.description).toMatch(
    /^Shukla Ekadashi runs in New Delhi from 12:2\d the day before until 10:(?:19|20)/,
  )
  expect(first?.description).toMatch(/day at whose sunrise, 07:1\d, it runs/)
})

test('a dropped and a repeated tithi say to which day they are counted', () => {
  const all = events({ ekadashi: true, amavasya: true })
  const on = (day: string) =>
    all.find(({ start }) => typeof start !== 'number' && start.day === day)?.description
  expect(on('2025-06-21')).toMatch(
    /runs at no sunrise and is counted to the day on which it begins/,
  )
  expect(on('2025-12-19')).toMatch(/runs at two sunrises and is counted to the first/)
})

test('pradosha is told with its sunset, and a sankranti is a moment', () => {
  const [pradosha] = events({ pradosha: true })
  expect(pradosha?.summary).toBe('Pradosha: Shukla Trayodashi')
  expect(pradosha?.description).toMatch(/day in whose pradosha-kala, after the sunset at 17:43/)
  const [makara] = events({ sankranti: true })
  expect(makara?.start).toBeGreaterThan(Date.parse('2025-01-14T03:24:00Z'))
  expect(makara?.start).toBeLessThan(Date.parse('2025-01-14T03:27:00Z'))
  expect(makara?.summary).toBe('Sankranti: the Sun enters Capricorn')
})

test('no two entries of a year have one id, and the same year made again has the same', () => {
  const wishes = { ...NONE, ekadashi: true, purnima: true, amavasya: true, pradosha: true }
  const ids = events({ ...wishes, sankranti: true, tithi: 3 }).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(90)
  expect(new Set(ids).size).toBe(ids.length)
  expect(events({ ...wishes, sankranti: true, tithi: 3 }).map(({ id }) => id)).toEqual(ids)
  const file = calendarFile(events({ ekadashi: true }), Date.UTC(2025, 0))
  expect(file.match(/DTSTART;VALUE=DATE:20250110\r\n/)).not.toBeNull()
})

test('an entry keeps its id when its date and its time are put right', () => {
  const wanted = wantedOf({
    ...NONE,
    ekadashi: true,
    pradosha: true,
    sankranti: true,
    nakshatra: 7,
  })
  const span = { from: '2025-01-01', until: '2035-01-01', sunriseKind: 'upperLimb' } as const
  const { found } = observancesOf({ ...DELHI, ...span, wanted })
  const ids = observanceEvents(found, DELHI).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const hours of [-30, -1, 1, 30]) {
    const later = <T extends number>(instant: T) => (instant + hours * 3_600_000) as T
    const corrected = found.map((one) =>
      one.kind === 'sankranti'
        ? { ...one, at: later(one.at) }
        : {
            ...one,
            date: new Date(later(Date.parse(one.date))).toISOString().slice(0, 10),
            run: { ...one.run, start: later(one.run.start), end: later(one.run.end) },
          },
    )
    expect(observanceEvents(corrected, DELHI).map(({ id }) => id)).toEqual(ids)
  }
})

test('a tithi that is wanted twice is looked for once, and nothing is wanted of nothing', () => {
  expect(wantedOf({ ...NONE, ekadashi: true, tithi: 10 }).tithis).toEqual([10, 25])
  expect(wantedOf({ ...NONE, nakshatra: 0 }).nakshatras).toEqual([0])
  expect(isAnyWanted(wantedOf(NONE))).toBe(false)
  expect(isAnyWanted(wantedOf({ ...NONE, nakshatra: 0 }))).toBe(true)
  expect(isAnyWanted(wantedOf({ ...NONE, pradosha: true }))).toBe(true)
})
