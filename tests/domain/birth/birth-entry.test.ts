import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import { readBirthEntry } from '~/domain/birth/birth-entry.ts'
import type { BirthFault } from '~/domain/birth/birth-fault.ts'
import {
  type BirthTyped,
  type KnownPlace,
  NOTHING_TYPED,
  typedOf,
} from '~/domain/birth/birth-typed.ts'
import { localDay } from '~/domain/day/local-day.ts'

const NOW = new Date('2026-03-14T12:00:00Z')
const PUNE: KnownPlace = {
  label: 'Pune, Maharashtra, India',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
}
const WHOLE: BirthTyped = { ...NOTHING_TYPED, date: '28/2/1991', time: '5:40 am', place: 'pune' }
const STORED: StoredBirth = {
  birthDate: localDay('1991-02-28'),
  birthTime: '05:40',
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
}

type Known = Partial<Parameters<typeof readBirthEntry>[1]>

function read(changes: Partial<BirthTyped> = {}, known: Known = {}) {
  const place = known.place === undefined ? PUNE : known.place
  const zone = known.zone === undefined ? (place?.zone ?? null) : known.zone
  return readBirthEntry({ ...WHOLE, ...changes }, { stored: null, now: NOW, ...known, place, zone })
}

function faultsOf({ problems }: ReturnType<typeof read>) {
  return Object.fromEntries(Object.entries(problems).map(([field, { fault }]) => [field, fault]))
}

describe('a birth that was typed', () => {
  test('a birth that was typed is ready when moment and place are known, with the offset of its day', () => {
    const { birth, problems } = read()
    expect(problems).toEqual({})
    expect(birth).toEqual({
      date: '1991-02-28',
      time: '05:40',
      place: 'Pune, Maharashtra, India',
      latitude: 18.5196,
      longitude: 73.8554,
      timezone: 'auto',
      zone: 'Asia/Kolkata',
      offsetSeconds: 19_800,
      utc: Date.UTC(1991, 1, 28, 0, 10),
    })
  })

  test('a birth that was typed lists the fields that were not filled in', () => {
    const { birth, problems } = read({ date: '', time: ' ', place: '' }, { place: null })
    expect(birth).toBeNull()
    expect(problems).toMatchObject({
      date: { kind: 'missing', fault: { fault: 'missing', what: 'date' } },
      time: { kind: 'missing', fault: { fault: 'missing', what: 'time' } },
      place: { kind: 'missing', fault: { fault: 'missing', what: 'place' } },
    })
  })

  test.each<[Partial<BirthTyped>, Record<string, BirthFault>]>([
    [{ date: '29 February 1997' }, { date: { fault: 'no-day', day: 29, month: 2, year: '1997' } }],
    [{ time: '25:00' }, { time: { fault: 'no-time', time: '25:00' } }],
    [
      { date: '3000-01-01' },
      { date: { fault: 'refused', message: 'Charts can be computed for the years 1800 to 2100.' } },
    ],
    [
      { date: '1799-12-31' },
      { date: { fault: 'refused', message: 'Charts can be computed for the years 1800 to 2100.' } },
    ],
    [{ date: '2026-03-16' }, { date: { fault: 'day-to-come' } }],
    [{ date: '2026-03-14', time: '17:31' }, { time: { fault: 'moment-to-come' } }],
    [
      { byHand: { latitude: '91', longitude: '73' } },
      { latitude: { fault: 'refused', message: 'The latitude must be a number from −90 to 90.' } },
    ],
    [
      { byHand: { latitude: '69.6', longitude: '18.9' } },
      {
        latitude: {
          fault: 'refused',
          message:
            'The lagna cannot be computed beyond 66° of latitude: there, at some hours, no sign rises.',
        },
      },
    ],
    [
      { byHand: { latitude: '18.5', longitude: 'x' } },
      {
        longitude: {
          fault: 'refused',
          message: 'The longitude must be a number from −180 to 180.',
        },
      },
    ],
    [
      { byHand: { latitude: ' ', longitude: '73' } },
      { latitude: { fault: 'missing', what: 'latitude' } },
    ],
    [
      { timezone: 'Asia/Atlantis' },
      { timezone: { fault: 'refused', message: 'There is no time zone "Asia/Atlantis".' } },
    ],
    [
      { timezone: 'nonsense!' },
      { timezone: { fault: 'refused', message: 'There is no time zone "nonsense!".' } },
    ],
    [{ timezone: 'offset', offsetText: 'IST' }, { offset: { fault: 'unreadable-offset' } }],
    [
      { timezone: 'America/New_York', date: '2021-03-14', time: '2:30' },
      { time: { fault: 'time-skipped' } },
    ],
  ])('the birth %j is refused at its field, and nothing is computed', (changes, faults) => {
    const entry = read(changes)
    expect(entry.birth).toBeNull()
    expect(faultsOf(entry)).toEqual(faults)
  })

  test('a birth that was typed at the last moment before now is in the past', () => {
    expect(read({ date: '2026-03-14', time: '17:30' }).birth).not.toBeNull()
    const kiritimati = { timezone: 'Pacific/Kiritimati', date: '2026-03-15', time: '02:00' }
    expect(read(kiritimati).birth).not.toBeNull()
  })

  test('a birth that was typed may be of the day that has just begun in the easternmost zone', () => {
    const midnight = { timezone: 'Pacific/Kiritimati', date: '2026-03-15', time: '00:00' }
    const at = (now: string) => read(midnight, { now: new Date(now) })
    expect(at('2026-03-14T10:00:00Z').birth?.utc).toBe(Date.UTC(2026, 2, 14, 10))
    expect(faultsOf(at('2026-03-14T09:59:59Z'))).toEqual({ date: { fault: 'day-to-come' } })
  })

  test('a birth that was typed with coordinates by hand keeps the name as typed, also of a known place', () => {
    const byHand = { latitude: '18.53', longitude: '73.87' }
    expect(read({ place: ' Our house in Pune ', byHand }).birth).toMatchObject({
      place: 'Our house in Pune',
      latitude: 18.53,
      longitude: 73.87,
    })
  })

  test('a birth that was typed with an unknown place waits for coordinates and a zone', () => {
    const unknown = { place: null, zone: null }
    const entry = read({ place: 'Nowhere' }, unknown)
    expect(entry.birth).toBeNull()
    expect(faultsOf(entry)).toEqual({
      place: { fault: 'place-not-chosen' },
      timezone: { fault: 'zone-not-known' },
    })
    const byHand = { latitude: '18.5', longitude: '73.9' }
    expect(read({ place: 'Nowhere', byHand }, unknown).birth).toBeNull()
    expect(
      read({ place: 'Nowhere', byHand }, { place: null, zone: 'Asia/Kolkata' }).birth,
    ).toMatchObject({ place: 'Nowhere', latitude: 18.5, zone: 'Asia/Kolkata', timezone: 'auto' })
    expect(read({ place: 'Nowhere', byHand, timezone: 'UTC' }, unknown).birth).toMatchObject({
      zone: 'UTC',
      offsetSeconds: 0,
    })
  })

  test('a birth that was typed too near a pole is refused for a place of the atlas too', () => {
    const tromso = {
      label: 'Tromsø, Norway',
      latitude: 69.65,
      longitude: 18.96,
      zone: 'Europe/Oslo',
    }
    expect(faultsOf(read({}, { place: tromso }))).toEqual({
      latitude: { fault: 'refused', message: expect.stringMatching(/beyond 66°/) },
    })
  })

  test('a birth that was typed may be read by local mean time or by an offset, and then has no zone', () => {
    expect(read({ timezone: 'LMT' }).birth).toMatchObject({ zone: null, offsetSeconds: 17_725 })
    expect(read({ timezone: 'offset', offsetText: '+6:30' }).birth).toMatchObject({
      zone: null,
      offsetSeconds: 23_400,
    })
  })
})

test('a stored birth opened and not changed is the same birth, even if its zone is known otherwise now', () => {
  const stored = { ...STORED, utcOffsetSeconds: 19_270, sureToMinutes: null }
  const typed = typedOf(stored)
  const known = { place: typed.chosen, stored }
  expect(readBirthEntry(typed, { ...known, zone: 'Asia/Kolkata', now: NOW }).birth).toEqual(
    birthOf(stored),
  )
  for (const change of [
    { date: '1991-03-01' },
    { time: '05:41' },
    { byHand: { latitude: '19', longitude: '73.8554' } },
    { byHand: { latitude: '18.5196', longitude: '74' } },
    { timezone: 'Asia/Kolkata' },
    { zone: 'Asia/Colombo' },
  ]) {
    const { zone = 'Asia/Kolkata', ...typedAnew } = change
    const changed = readBirthEntry({ ...typed, ...typedAnew }, { ...known, zone, now: NOW })
    expect(changed.birth?.offsetSeconds, JSON.stringify(change)).toBe(19_800)
  }
})

test.each([
  { timezone: 'offset', zone: null, utcOffsetSeconds: -1521 },
  { timezone: 'LMT', zone: null, utcOffsetSeconds: 17_725 },
  { timezone: 'Europe/Paris', zone: 'Europe/Paris', utcOffsetSeconds: 3600 },
])('a stored birth with $timezone opens unchanged', (clock) => {
  const stored = { ...STORED, ...clock, sureToMinutes: 5, fullName: 'Meera' }
  const typed = typedOf(stored)
  expect(typed).toMatchObject({ fullName: 'Meera', sureToMinutes: 5 })
  expect(
    readBirthEntry(typed, { place: typed.chosen, zone: null, stored, now: NOW }).birth,
  ).toEqual(birthOf(stored))
})

test('a stored birth from before places were kept needs a place', () => {
  const old = { ...STORED, latitude: null, longitude: null, utcOffsetSeconds: null, zone: null }
  const typed = typedOf({ ...old, sureToMinutes: null })
  expect(typed.chosen).toBeNull()
  expect(
    readBirthEntry(typed, { place: null, zone: null, stored: old, now: NOW }).problems.place,
  ).toBeDefined()
})

test('every birth that is ready is stored and read back as itself', () => {
  const zones = [
    'Asia/Kolkata',
    'America/New_York',
    'Europe/London',
    'Pacific/Apia',
    'Asia/Kathmandu',
  ]
  const anyTyped = fc.record({
    date: fc
      .date({ min: new Date('1800-01-01'), max: new Date('2026-03-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    timezone: fc.constantFrom('auto', 'LMT', 'offset', ...zones),
    offsetText: fc.constantFrom('+05:30', '-03:00', '+05:21:10'),
    which: fc.constantFrom(null, 'earlier' as const, 'later' as const),
    byHand: fc.option(
      fc.record({
        latitude: fc.integer({ min: -65, max: 65 }).map(String),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((each) => each.toFixed(4)),
      }),
    ),
  })
  fc.assert(
    fc.property(anyTyped, fc.constantFrom(...zones), (changes, zone) => {
      const { birth, problems } = read(changes, { zone })
      if (!birth) {
        expect(Object.keys(problems)).toEqual(['time'])
        return
      }
      const stored: StoredBirth = {
        birthDate: birth.date,
        birthTime: birth.time,
        birthPlace: birth.place,
        timezone: birth.timezone,
        latitude: birth.latitude,
        longitude: birth.longitude,
        zone: birth.zone,
        utcOffsetSeconds: birth.offsetSeconds,
      }
      expect(birthOf(stored)).toEqual(birth)
      const typed = typedOf({ ...stored, sureToMinutes: null })
      const again = readBirthEntry(typed, {
        place: typed.chosen,
        zone: birth.zone,
        stored,
        now: NOW,
      })
      expect(again.birth).toEqual(birth)
    }),
    { numRuns: 1000 },
  )
})
