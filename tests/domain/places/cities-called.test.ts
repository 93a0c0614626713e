import { expect, test } from 'vitest'
import { citiesCalled, isCalled, searchCities } from '~/domain/places/search-cities.ts'
import { committedAtlas } from './committed-atlas.ts'

const called = (text: string) => citiesCalled(committedAtlas, text).map(({ label }) => label)

test.each([
  [
    'Springfield',
    [
      'Springfield, Missouri, United States',
      'Springfield, Massachusetts, United States',
      'Springfield, Illinois, United States',
      'Springfield, Oregon, United States',
      'Springfield, Ohio, United States',
    ],
  ],
  [
    'victoria',
    [
      'Victoria, British Columbia, Canada',
      'Victoria, Texas, United States',
      'Victoria, La Rivière Anglaise, Seychelles',
      'Hong Kong (Victoria)',
    ],
  ],
  ['Hyderabad', ['Hyderabad, Telangana, India', 'Hyderabad, Sindh, Pakistan']],
  [
    'Aurangabad',
    ['Aurangabad, Bihar, India', 'Chhatrapati Sambhajinagar (Aurangabad), Maharashtra, India'],
  ],
  ['Mexico', ['Mexico, Central Luzon, Philippines', 'Mexico City, Mexico']],
  ['Kashi', ['Varanasi (Kashi), Uttar Pradesh, India', 'Kashgar (Kashi), Xinjiang, China']],
  ['  cordoba ', ['Córdoba, Argentina', 'Córdoba, Andalusia, Spain', 'Córdoba, Veracruz, Mexico']],
  ['Portland', ['Portland, Oregon, United States', 'Portland, Maine, United States']],
  [
    'Rampur, Uttar Pradesh',
    ['Rampur, Uttar Pradesh, India', 'Rampur, near Gangoh, Uttar Pradesh, India'],
  ],
  [
    'Valencia',
    ['Valencia, Carabobo, Venezuela', 'Valencia, Spain', 'Valencia, California, United States'],
  ],
])('%s is the name of several cities, and the person must choose', (text, labels) => {
  expect(called(text)).toEqual(labels)
})

test.each([
  'Cambridge',
  'Birmingham',
  'San José',
  'Kochi',
  'St. Petersburg',
  'Kansas City',
  'Rampur',
])('%s is asked about, with the region or the country of each', (text) => {
  const labels = called(text)
  expect(labels.length).toBeGreaterThan(1)
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) expect(label).toMatch(/, /)
})

test.each([
  // The cities found without a geocoder.
  ['Mumbai', 'Mumbai, Maharashtra, India'],
  ['Delhi', 'Delhi, India'],
  ['Bangalore', 'Bengaluru (Bangalore), Karnataka, India'],
  ['Chennai', 'Chennai, Tamil Nadu, India'],
  ['Kolkata', 'Kolkata, West Bengal, India'],
  ['New York', 'New York City, New York, United States'],
  ['London', 'London, England, United Kingdom'],
  // Others with small or no namesakes.
  ['Paris', 'Paris, Île-de-France, France'],
  ['Sydney', 'Sydney, New South Wales, Australia'],
  ['Dhaka', 'Dhaka, Dhaka Division, Bangladesh'],
  ['Sanaa', 'Sanaa, Amanat Alasimah, Yemen'],
  // With region, country or both.
  ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ['Springfield, IL', 'Springfield, Illinois, United States'],
  ['springfield illinois usa', 'Springfield, Illinois, United States'],
  ['Hyderabad, India', 'Hyderabad, Telangana, India'],
  ['Hyderabad Pakistan', 'Hyderabad, Sindh, Pakistan'],
  ['London,ontario', 'London, Ontario, Canada'],
  ['Victoria, Hong Kong', 'Hong Kong (Victoria)'],
  ['Kansas City Kansas', 'Kansas City, Kansas, United States'],
  ['Washington, D.C.', 'Washington, D.C., District of Columbia, United States'],
  // A whole label, though a namesake in the same region is near another city.
  ['Rampur, Uttar Pradesh, India', 'Rampur, Uttar Pradesh, India'],
  ['Rampur near Gangoh', 'Rampur, near Gangoh, Uttar Pradesh, India'],
  ['Rampur, near Gangoh, Uttar Pradesh, India', 'Rampur, near Gangoh, Uttar Pradesh, India'],
])('%s is meant without a doubt', (text, label) => {
  expect(called(text)).toEqual([label])
})

test.each([
  '',
  ' ',
  ',',
  '()',
  'Springfiel',
  'Springfield, Ill',
  'Newcastle, Wales',
  'Durgapur West',
  'Canada',
  'London, France',
])('no city is called “%s”', (text) => expect(called(text)).toEqual([]))

test('a city that was found by any of its names is called by its label', () => {
  for (const { city } of committedAtlas.filter((_, at) => at % 97 === 0)) {
    for (const { label, latitude, longitude } of searchCities(committedAtlas, city.name, 8)) {
      expect(citiesCalled(committedAtlas, label), label).toMatchObject([{ latitude, longitude }])
    }
  }
})

test.each([
  ['London', 'London, England, United Kingdom', true],
  ['  london ', 'London, England, United Kingdom', true],
  ['London, United Kingdom', 'London, England, United Kingdom', true],
  ['sÃo   paulo, brazil', 'São Paulo, Brazil', true],
  ['Bangalore', 'Bengaluru (Bangalore), Karnataka, India', true],
  ['bengaluru, india', 'Bengaluru (Bangalore), Karnataka, India', true],
  ['Bengaluru (Bangalore), India', 'Bengaluru (Bangalore), Karnataka, India', true],
  ['Londo', 'London, England, United Kingdom', false],
  ['London, France', 'London, England, United Kingdom', false],
  ['England', 'London, England, United Kingdom', false],
  ['London, Canada, Ontario', 'London, Ontario, Canada', false],
  ['', 'London, Ontario, Canada', false],
  [',', 'London, Ontario, Canada', false],
])('whether “%s” is the name of %s', (text, label, is) => {
  expect(isCalled(text, label)).toBe(is)
})

test('of two cities that a whole text may mean, the one with the longer name is meant', () => {
  const usual = { otherNames: [], region: null, country: 'Peru', latitude: 0, longitude: 0 }
  const city = (name: string, population: number) => {
    return { ...usual, name, population, zone: 'America/Lima' }
  }
  const atlas = [
    { city: city('Santa', 900_000), names: ['santa'], area: ', cruz, peru,' },
    { city: city('Santa Cruz', 50_000), names: ['santa cruz'], area: ', peru,' },
  ]
  const labels = citiesCalled(atlas, 'Santa Cruz').map(({ label }) => label)
  expect(labels).toEqual(['Santa Cruz, Peru'])
})
