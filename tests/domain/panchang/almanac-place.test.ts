import { expect, test } from 'vitest'
import { almanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'

const NOW = Date.parse('2026-03-14T06:30:00Z')
const PUNE = { label: 'Pune, Maharashtra, India', latitude: 18.52, longitude: 73.86 }
const CHOSEN = { ...PUNE, zone: 'Asia/Kolkata' }
const born = (zone: string | null, latitude: number | null = 18.52) => ({
  birthPlace: PUNE.label,
  latitude,
  longitude: 73.86,
  zone,
})
const find = (changes: Partial<Parameters<typeof almanacPlace>[0]>) =>
  almanacPlace({ chosen: null, birth: null, deviceZone: 'Asia/Kolkata', now: NOW, ...changes })

test('the chosen place comes before the place of birth', () => {
  const oslo = { label: 'Oslo, Norway', latitude: 59.91, longitude: 10.75, zone: 'Europe/Oslo' }
  expect(find({ chosen: oslo, birth: born('Asia/Kolkata') })).toEqual({
    kind: 'known',
    place: oslo,
    by: 'choice',
  })
})

test('the place of birth is taken while its clocks show what the device shows', () => {
  const birth = born('Asia/Kolkata')
  expect(find({ birth })).toEqual({ kind: 'known', place: CHOSEN, by: 'birth' })
  expect(find({ birth, deviceZone: 'Asia/Colombo' }).kind).toBe('known')
  expect(find({ birth, deviceZone: 'Europe/Oslo' })).toEqual({ kind: 'elsewhere', birth: CHOSEN })
})

test('a place without a time zone that this device knows is asked for it', () => {
  for (const zone of [null, 'Mars/Olympus']) {
    expect(find({ birth: born(zone) })).toEqual({ kind: 'no-zone', place: PUNE })
  }
  expect(find({ chosen: { ...PUNE, zone: 'Mars/Olympus' } }).kind).toBe('no-zone')
})

test('without a place on the globe there is none', () => {
  expect(find({})).toEqual({ kind: 'unknown' })
  expect(find({ birth: born('Asia/Kolkata', null) })).toEqual({ kind: 'unknown' })
})

test('the town is the first part of a label', () => {
  expect([townOf(PUNE), townOf({ label: 'Singapore' })]).toEqual(['Pune', 'Singapore'])
})
