import { expect, test } from 'vitest'
import type { FoundPlace } from '~/domain/places/place.ts'
import { searchCities } from '~/domain/places/search-cities.ts'
import { committedAtlas } from './committed-atlas.ts'

const labels = (text: string, limit = 5) =>
  searchCities(committedAtlas, text, limit).map(({ label }) => label)

test.each([
  ['Bangalore', 'Bengaluru (Bangalore), Karnataka, India'],
  ['Bengaluru', 'Bengaluru, Karnataka, India'],
  ['Bombay', 'Mumbai (Bombay), Maharashtra, India'],
  ['São Paulo', 'São Paulo, Brazil'],
  ['Sao Paulo', 'São Paulo, Brazil'],
  ['  sAO   pAULO ', 'São Paulo, Brazil'],
  ['Calcutta', 'Kolkata (Calcutta), West Bengal, India'],
  ['Kashi', 'Varanasi (Kashi), Uttar Pradesh, India'],
  ['Prayagraj', 'Prayagraj, Uttar Pradesh, India'],
  ['Allahabad', 'Prayagraj (Allahabad), Uttar Pradesh, India'],
  ['Gurgaon', 'Gurugram (Gurgaon), Haryana, India'],
  ['Vizag', 'Visakhapatnam (Vizag), Andhra Pradesh, India'],
  ['Dacca', 'Dhaka (Dacca), Dhaka Division, Bangladesh'],
  ['Peking', 'Beijing (Peking), China'],
  ['Saigon', 'Ho Chi Minh City (Saigon), Vietnam'],
  ['Königsberg', 'Kaliningrad (Königsberg), Kaliningrad Oblast, Russia'],
  ['Munich', 'Munich, Bavaria, Germany'],
  ['München', 'Munich (München), Bavaria, Germany'],
  ['Cologne', 'Cologne, North Rhine-Westphalia, Germany'],
  ['New York', 'New York City, New York, United States'],
  ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ['springfield, il', 'Springfield, Illinois, United States'],
  ['springfield il', 'Springfield, Illinois, United States'],
  ['Hyderabad', 'Hyderabad, Telangana, India'],
  ['Hyderabad, Pakistan', 'Hyderabad, Sindh, Pakistan'],
  ['Hyderabad Pakistan', 'Hyderabad, Sindh, Pakistan'],
  ['Victoria', 'Victoria, British Columbia, Canada'],
  ['Aurangabad', 'Aurangabad, Bihar, India'],
  ['Montgomery', 'Montgomery, Alabama, United States'],
  ['London, UK', 'London, England, United Kingdom'],
  ['London, Ontario, Canada', 'London, Ontario, Canada'],
  ["Cox's Bazar", "Cox's Bazar, Chattogram Division, Bangladesh"],
  ['Washington, D.C.', 'Washington, D.C., District of Columbia, United States'],
  ['Singapore', 'Singapore'],
  // A larger town begins with each of these names.
  ['Durg', 'Durg, Chhattisgarh, India'],
  ['Bari', 'Bari, Apulia, Italy'],
  ['Porto', 'Porto, Portugal'],
  ['Kathmandu', 'Kathmandu, Bagmati, Nepal'],
  // The text is another name of these, and a larger town begins with it.
  ['Tanger', 'Tangier (Tanger), Tanger-Tetouan-Al Hoceima, Morocco'],
  ['Kalinin', 'Tver (Kalinin), Tver Oblast, Russia'],
])('the search for a city finds “%s” first as %s', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test('the search for a city ranks exact names before beginnings, those before words, and then by people', () => {
  const found = labels('Delhi')
  expect(found.slice(0, 2)).toEqual(['Delhi, India', 'New Delhi, Delhi, India'])
  expect(labels('Hyderab')[0]).toBe('Hyderabad, Telangana, India')
})

test('the search for a city shows how cities of the same name differ', () => {
  const found = labels('Springfield', 8)
  expect(new Set(found).size).toBe(found.length)
  expect(found).toContain('Springfield, Missouri, United States')
  expect(labels('Rampur, Uttar Pradesh')).toEqual(
    expect.arrayContaining([
      'Rampur, Uttar Pradesh, India',
      expect.stringMatching(/^Rampur, near \w+, Uttar Pradesh, India$/),
    ]),
  )
})

test('the search for a city finds its own labels, so that a chosen city needs no geocoder', () => {
  const chosen = ['Bangalore', 'Delhi', 'Rampur', 'Georgetown', 'Frankfurt', 'St. Louis', 'Xian']
  const spot = ({ latitude, longitude }: FoundPlace) => [latitude, longitude]
  for (const city of chosen.flatMap((text) => searchCities(committedAtlas, text, 5))) {
    const again = searchCities(committedAtlas, city.label, 5).map(spot)
    expect(again, city.label).toContainEqual(spot(city))
  }
})

test('the search for a city returns coordinates and zone, and no more than asked for', () => {
  const [pune] = searchCities(committedAtlas, 'Poona', 1)
  expect(pune).toMatchObject({ zone: 'Asia/Kolkata' })
  expect(pune?.latitude).toBeCloseTo(18.52, 1)
  expect(pune?.longitude).toBeCloseTo(73.86, 1)
  expect(labels('san', 3)).toHaveLength(3)
})

test.each(['', '  ', ',', '()', ', India', 'qqqq', 'Delhi, Ontario', '.*', '\\', '(', 'आगरा'])(
  'the search for a city finds nothing for “%s”',
  (text) => {
    expect(labels(text)).toEqual([])
  },
)
