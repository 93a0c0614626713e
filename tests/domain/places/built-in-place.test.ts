import { expect, test } from 'vitest'
import { builtInPlace } from '~/domain/places/place.ts'

test.each([
  ['Mumbai', 19.08, 72.88],
  ['Delhi, India', 28.61, 77.21],
  ['BANGALORE', 12.97, 77.59],
  ['chennai , Tamil Nadu', 13.08, 80.27],
  ['Kolkata', 22.57, 88.36],
  ['New York, NY, USA', 40.71, -74.01],
  ['  london', 51.51, -0.13],
])('the place %s is built in', (text, latitude, longitude) => {
  const place = builtInPlace(text)
  expect(place?.latitude).toBeCloseTo(latitude, 2)
  expect(place?.longitude).toBeCloseTo(longitude, 2)
})

test.each(['', 'Greater London', 'India, Mumbai', 'New  York', 'constructor', '__proto__'])(
  'the place "%s" is not built in',
  (text) => {
    expect(builtInPlace(text)).toBeNull()
  },
)
