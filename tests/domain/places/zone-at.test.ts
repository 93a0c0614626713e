import { describe, expect, test } from 'vitest'
import { zoneAt, zoneInCountry } from '~/domain/places/zone-of-place.ts'
import { committedAtlas } from './committed-atlas.ts'

test.each([
  ['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
  ['New York', 40.7128, -74.006, 'America/New_York'],
  ['Denver', 39.7392, -104.9903, 'America/Denver'],
  ['Los Angeles', 34.0522, -118.2437, 'America/Los_Angeles'],
  ['London', 51.5074, -0.1278, 'Europe/London'],
  ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
  ['Tokyo', 35.6762, 139.6503, 'Asia/Tokyo'],
  ['Singapore', 1.3521, 103.8198, 'Asia/Singapore'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Paris', 48.8566, 2.3522, 'Europe/Paris'],
  ['Colombo', 6.9271, 79.8612, 'Asia/Colombo'],
  ['São Paulo', -23.5505, -46.6333, 'America/Sao_Paulo'],
  ['the middle of the Pacific', 10, -150, 'Etc/GMT+10'],
  ['the Bay of Bengal', 12, 88, 'Etc/GMT-6'],
  ['the Gulf of Guinea', 0, 0, 'UTC'],
  ['the North Pole', 90, 0, 'UTC'],
])('the zone of a point of %s', async (_name, latitude, longitude, zone) => {
  expect(await zoneAt(latitude, longitude)).toBe(zone)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})

test('the zone of a point outside the globe is refused', async () => {
  await expect(zoneAt(91, 0)).rejects.toThrow(RangeError)
  await expect(zoneAt(0, Number.NaN)).rejects.toThrow(RangeError)
})

describe('the zone of a point in a country', () => {
  const sitamarhi = { latitude: 26.59, longitude: 85.49 }

  test('the zone of a point in a country is the country’s own where the borders say the neighbour’s', async () => {
    const byBorders = await zoneAt(sitamarhi.latitude, sitamarhi.longitude)
    expect(byBorders).toBe('Asia/Kathmandu')
    expect(zoneInCountry(committedAtlas, byBorders, ' India', sitamarhi)).toBe('Asia/Kolkata')
  })

  test('the zone of a point in a country is the nearest of several', () => {
    const nearSanDiego = { latitude: 32.55, longitude: -116.9 }
    const found = zoneInCountry(committedAtlas, 'America/Tijuana', 'United States', nearSanDiego)
    expect(found).toBe('America/Los_Angeles')
  })

  test('the zone of a point in a country stays when it is one of the country, of no city, or of an unknown country', () => {
    const stays = (zone: string, country: string) =>
      expect(zoneInCountry(committedAtlas, zone, country, sitamarhi)).toBe(zone)
    stays('Asia/Kolkata', 'India')
    stays('America/North_Dakota/Beulah', 'United States')
    stays('Asia/Kathmandu', 'भारत')
    stays('Asia/Kathmandu', '')
  })

  test.each([
    ['a degree of longitude is half a degree of latitude at 60° north', 60, [60, 3], [62, 0]],
    ['and seven tenths at 45° south', -45, [-46.5, 0], [-45, 3]],
  ] as const)(
    'the zone of a point in a country is that of the nearest by distance: %s',
    (_name, latitude, near, far) => {
      const entryOf = ([lat, longitude]: readonly [number, number], zone: string) => {
        const city = { name: zone, otherNames: [], region: null, country: 'Norway', latitude: lat }
        return { city: { ...city, longitude, zone, population: 1 }, names: [], area: '' }
      }
      const abroad = entryOf([0, 0], 'Asia/Tokyo')
      const atlas = [
        entryOf(far, 'Europe/Berlin'),
        entryOf(near, 'Europe/Oslo'),
        { ...abroad, city: { ...abroad.city, country: 'Japan' } },
      ]
      const point = { latitude, longitude: 0 }
      expect(zoneInCountry(atlas, 'Asia/Tokyo', 'Norway', point)).toBe('Europe/Oslo')
      expect(zoneInCountry(atlas.toReversed(), 'Asia/Tokyo', 'Norway', point)).toBe('Europe/Oslo')
    },
  )
})
