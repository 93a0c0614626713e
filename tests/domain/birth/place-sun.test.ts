import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchAt } from '~/domain/birth/place-sun.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { PRAHARS, praharAt } from '~/raga/model/prahar.ts'

const at = (text: string) => Date.parse(text) as UtcMilliseconds
const BENGALURU = { place: 'Bengaluru', latitude: 12.97, longitude: 77.59, zone: 'Asia/Kolkata' }
const LONDON = { place: 'London', latitude: 51.5, longitude: -0.13, zone: 'Europe/London' }
const HAPARANDA = {
  place: 'Haparanda',
  latitude: 65.83,
  longitude: 24.14,
  zone: 'Europe/Stockholm',
}

test('the watch where a person is goes by the Sun of the place of birth while its clock is the device’s', () => {
  // Midsummer in London: the Sun rises at 4:43 and sets at 21:21.
  const watch = (time: string) =>
    watchAt({ now: at(`2026-06-20T${time}:00+01:00`), zone: 'Europe/London', birth: LONDON })
  expect(watch('04:40').prahar).toBe('night-4')
  expect(watch('04:47').prahar).toBe('day-1')
  expect(watch('20:00').prahar).toBe('day-4')
  expect(watch('21:25').prahar).toBe('night-1')
  expect(watch('00:30').prahar).toBe('night-2')
  expect(watch('20:00').sun).toMatchObject({ place: 'London' })
})

test('the watch where a person is takes another zone with the same clock for the same, and only while it is', () => {
  const winter = at('2026-01-20T08:00:00Z')
  const summer = at('2026-07-20T08:00:00Z')
  const inLisbon = (now: UtcMilliseconds) => watchAt({ now, zone: 'Africa/Abidjan', birth: LONDON })
  expect(inLisbon(winter).sun?.place).toBe('London')
  expect(inLisbon(summer).sun).toBeNull()
  const colombo = { now: winter, zone: 'Asia/Colombo', birth: BENGALURU }
  expect(watchAt(colombo).sun?.place).toBe('Bengaluru')
})

test('the watch where a person is is not misled by a clock that shows the same hour of another day', () => {
  const honolulu = { ...BENGALURU, zone: 'Pacific/Honolulu' }
  const now = at('2026-03-14T12:00:00Z')
  expect(watchAt({ now, zone: 'Pacific/Kiritimati', birth: honolulu }).sun).toBeNull()
})

test.each([
  ['without a place of birth', null],
  ['for a birth by local mean time, which has no zone', { ...BENGALURU, zone: null }],
  ['for a zone that the device does not know', { ...BENGALURU, zone: 'Atlantis/Poseidonis' }],
  ['far from the place of birth', { ...LONDON }],
  ['at a place no chart is cast for', { ...BENGALURU, latitude: 80 }],
])('the watch where a person is goes by the clock, with a day from six to six, %s', (_, birth) => {
  const watch = (time: string) =>
    watchAt({ now: at(`2026-06-20T${time}:00+05:30`), zone: 'Asia/Kolkata', birth })
  expect(watch('05:59')).toEqual({ prahar: 'night-4', sun: null })
  expect(watch('06:00')).toEqual({ prahar: 'day-1', sun: null })
  expect(watch('18:00')).toEqual({ prahar: 'night-1', sun: null })
  expect(watch('00:00')).toEqual({ prahar: 'night-3', sun: null })
})

test('the watch where a person is goes by the clock where the Sun stays up', () => {
  const now = at('2026-06-21T12:00:00+02:00')
  const watch = watchAt({ now, zone: 'Europe/Stockholm', birth: HAPARANDA })
  expect(watch).toEqual({ prahar: 'day-3', sun: null })
})

test('the watch where a person is is always one of the eight, and begins the day at sunrise', () => {
  const instants = fc.integer({ min: at('1900-01-01'), max: at('2099-12-31') })
  fc.assert(
    fc.property(instants, fc.integer({ min: -60, max: 60 }), (utc, latitude) => {
      const birth = { ...BENGALURU, latitude }
      const asked = { zone: 'Asia/Kolkata', birth }
      const { prahar, sun } = watchAt({ ...asked, now: utc as UtcMilliseconds })
      expect(PRAHARS).toContain(prahar)
      if (!sun) return
      const after = (sun.sunrise + 120_000) as UtcMilliseconds
      expect(watchAt({ ...asked, now: after }).prahar).toBe('day-1')
      const before = (sun.sunset - 120_000) as UtcMilliseconds
      expect(watchAt({ ...asked, now: before }).prahar).toBe('day-4')
    }),
  )
})

test('the watch where a person is is the clock’s own for every minute without a birth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      const now = (at('2026-03-14T00:00:00Z') + minute * 60_000) as UtcMilliseconds
      expect(watchAt({ now, zone: 'UTC', birth: null }).prahar).toBe(praharAt(minute))
    }),
  )
})
