import { expect, test } from 'vitest'
import type { SourcePlace } from '~dev/atlas/source-place.ts'
import { zonesOfPlaces } from '~dev/atlas/zone-of-place.ts'

const place = (
  name: string,
  country: string,
  latitude: number,
  longitude: number,
): SourcePlace => ({
  name,
  country,
  featureCode: 'PPL',
  adminCode: '',
  population: 50_000,
  loc: { coordinates: [longitude, latitude] },
})

const ZONES: Readonly<Record<string, readonly string[]>> = {
  CU: ['America/Havana'],
  ID: ['Asia/Jakarta', 'Asia/Jayapura', 'Asia/Makassar', 'Asia/Pontianak'],
}
const jakarta = place('Jakarta', 'ID', -6.21, 106.85)
const manokwari = place('Manokwari', 'ID', -0.86, 134.06)
const jayapura = place('Jayapura', 'ID', -2.53, 140.72)
const all = [jakarta, manokwari, jayapura]

const zoneOf = zonesOfPlaces(all, (country) => ZONES[country] ?? [])

test('the zone of a place is that of the borders within the country', () => {
  expect(zoneOf(jakarta)).toBe('Asia/Jakarta')
})

test('the zone of a place in a country of one clock is that clock', () => {
  expect(zoneOf(place('Puerto Padre', 'CU', 21.2, -76.6))).toBe('America/Havana')
})

test('the zone of a place is that of the nearest place where the borders name another country’s', () => {
  expect(zoneOf(jayapura)).toBe('Asia/Jayapura')
})

test('the zone of a place in a country without zones is an error', () => {
  expect(() => zoneOf(place('Nowhere', 'ZZ', 0, 0))).toThrow('ZZ')
})
