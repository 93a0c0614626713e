import { expect, test, vi } from 'vitest'
import {
  astrologyKey,
  pointAtLocalAstrology,
  pointAtLocalGeocoder,
  readEnvironment,
} from '~dev/stand-ins/environment.ts'

const HERE = 'http://127.0.0.1:5435'

test('without a setting the app computes charts itself, and the stand-in also runs', () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', '')
  expect(readEnvironment().astrology).toBe(true)
  pointAtLocalAstrology(HERE)
  expect(process.env.VITE_ASTROLOGY_API_URL).toBe('')
})

test('the setting "local" points the app at the stand-in, with its key', () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'local')
  vi.stubEnv('VITE_ASTROLOGY_API_KEY', '')
  expect(readEnvironment().astrology).toBe(true)
  pointAtLocalAstrology(HERE)
  expect(process.env.VITE_ASTROLOGY_API_URL).toBe(HERE)
  expect(process.env.VITE_ASTROLOGY_API_KEY).toBe(astrologyKey())
  expect(astrologyKey()).not.toBe('')
})

test('a hosted backend and a hosted geocoder need no stand-in', () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'https://sky.example')
  vi.stubEnv('VITE_GEOCODER_URL', 'https://places.example')
  expect(readEnvironment()).toMatchObject({ astrology: false, geocoder: false })
})

test('the app uses the local geocoder where no other is named', () => {
  vi.stubEnv('VITE_GEOCODER_URL', '')
  expect(readEnvironment().geocoder).toBe(true)
  pointAtLocalGeocoder(HERE)
  expect(process.env.VITE_GEOCODER_URL).toBe(HERE)
})
