import { expect, test, vi } from 'vitest'
import {
  astrologyKey,
  pointAtLocalAstrology,
  pointAtLocalDatabase,
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

test('the app uses SQL at the local database, unless the settings ask for the Data API', () => {
  const local = { endpoint: 'http://127.0.0.1:5434/sql', dataApi: 'http://127.0.0.1:5437/rest/v1' }
  for (const name of ['VITE_DATABASE_URL', 'VITE_DATABASE_ENDPOINT', 'VITE_DATABASE_DOOR']) {
    vi.stubEnv(name, '')
  }
  expect(readEnvironment().database).toBe(true)
  pointAtLocalDatabase(local)
  expect(process.env.VITE_DATABASE_DOOR).toBe('sql')
  expect(process.env.VITE_DATABASE_ENDPOINT).toBe(local.endpoint)
  vi.stubEnv('VITE_DATABASE_DOOR', 'data-api')
  pointAtLocalDatabase(local)
  expect(process.env.VITE_DATABASE_DOOR).toBe('data-api')
  expect(process.env.VITE_DATABASE_URL).toBe(local.dataApi)
})
