import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createGeocoder, geocode } from '~/services/geocoder.ts'

const UNKNOWN =
  'Unable to find coordinates for the place. Please check the spelling or try a nearby major city.'
const SPRINGFIELD = { lat: '39.7990175', lon: '-89.6439575', display_name: 'Springfield, Illinois' }
const found = {
  latitude: 39.7990175,
  longitude: -89.6439575,
  displayName: 'Springfield, Illinois',
  source: 'geocoder',
}

const asked: string[] = []
const pauses: number[] = []
let answer: (query: string) => Response | Promise<Response>
const results =
  (...of: object[]) =>
  () =>
    HttpResponse.json(of)

const server = setupServer(
  http.get('http://places.example/base/search', ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams.get('q') ?? '')
    return answer(request.url)
  }),
)
server.listen({
  onUnhandledRequest: ({ url }) => expect.unreachable(`asked somebody else: ${url}`),
})
afterAll(() => server.close())

beforeEach(() => {
  asked.length = 0
  pauses.length = 0
  answer = results(SPRINGFIELD)
})

const pause = async (milliseconds: number) => void pauses.push(milliseconds)
const geocoder = (waits: (milliseconds: number) => Promise<void> = pause) =>
  createGeocoder({ url: 'http://places.example/base/', pause: waits })

test('a place is searched with the query that Nominatim expects', async () => {
  let url = ''
  answer = (asking) => {
    url = asking
    return results(SPRINGFIELD)()
  }
  expect(await geocoder()('  Springfield,  Illinois & more ')).toEqual(found)
  expect(url).toBe(
    'http://places.example/base/search?q=Springfield%2C+Illinois+%26+more&format=json&limit=1&addressdetails=1',
  )
})

test('the build’s own geocoder is used, and gets the address of the page', async () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  vi.stubEnv('VITE_GEOCODER_URL', 'http://places.example/base')
  const fetching = vi.spyOn(globalThis, 'fetch')
  expect(await geocode('Springfield')).toEqual(found)
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({
    referrerPolicy: 'origin',
    credentials: 'omit',
  })
  expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('headers')
})

test('the public Nominatim is used where no other is named', async () => {
  vi.stubEnv('VITE_GEOCODER_URL', '')
  vi.resetModules()
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(results(SPRINGFIELD)())
  const { geocode: freshGeocode } = await import('~/services/geocoder.ts')
  expect(await freshGeocode('Springfield')).toEqual(found)
  expect(String(fetching.mock.calls[0]?.[0])).toMatch(
    /^https:\/\/nominatim\.openstreetmap\.org\/search\?q=Springfield&/,
  )
})

test('the requests are sent one by one, with more than a second after each', async () => {
  const rests: (() => void)[] = []
  const places = geocoder((milliseconds) => {
    pauses.push(milliseconds)
    return new Promise((resolve) => rests.push(resolve))
  })
  const all = ['Ujjain', 'Nashik', 'Puri'].map((name) => places(name))
  await all[0]
  expect(asked).toEqual(['Ujjain'])
  await vi.waitFor(() => expect(rests).toHaveLength(1))
  rests[0]?.()
  await all[1]
  expect(asked).toEqual(['Ujjain', 'Nashik'])
  await vi.waitFor(() => expect(rests).toHaveLength(2))
  rests[1]?.()
  await all[2]
  expect(pauses.every((milliseconds) => milliseconds > 1000)).toBe(true)
})

test('a failed request is followed by its second too', async () => {
  const places = geocoder()
  answer = () => HttpResponse.error()
  await expect(places('Ujjain')).rejects.toThrow(UNKNOWN)
  await vi.waitFor(() => expect(pauses).toEqual([1100]))
})

test('a place is not searched twice, in any spelling, and not while it is searched', async () => {
  const places = geocoder()
  const first = [places('Springfield'), places('springfield ')]
  expect(await Promise.all(first)).toEqual([found, found])
  expect(await places('SPRINGFIELD')).toEqual(found)
  expect(asked).toEqual(['Springfield'])
})

test.each([
  ['a failure', () => HttpResponse.error()],
  ['nothing found', () => HttpResponse.json([])],
])('a place is searched again after %s', async (_name, fails) => {
  const places = geocoder()
  answer = fails
  await expect(places('Springfield')).rejects.toMatchObject({ kind: 'unknown-place' })
  answer = results(SPRINGFIELD)
  expect(await places('Springfield')).toEqual(found)
})

test('a name longer than a place of birth can be is cut at the end', async () => {
  answer = results({ ...SPRINGFIELD, display_name: `${'Springfield '.repeat(25)}, Illinois` })
  const place = await geocoder()('Springfield')
  expect(place.displayName).toBe('Springfield '.repeat(25).trim())
})

test('a blank text is no place, and no request is sent', async () => {
  await expect(geocoder()('  ')).rejects.toThrow(UNKNOWN)
  expect(asked).toEqual([])
})

test.each<[string, () => Response]>([
  ['a lost network', () => HttpResponse.error()],
  ['a refusal', () => HttpResponse.json([SPRINGFIELD], { status: 403 })],
  ['too many requests', () => new HttpResponse('slow down', { status: 429 })],
  ['a page', () => HttpResponse.html('<p>Nominatim</p>')],
  [
    'broken JSON',
    () => new HttpResponse('[{', { headers: { 'content-type': 'application/json' } }),
  ],
  ['nothing found', results()],
  ['no list', () => HttpResponse.json(SPRINGFIELD)],
  ['no latitude', results({ ...SPRINGFIELD, lat: undefined })],
  ['a latitude that is none', results({ ...SPRINGFIELD, lat: 'north' })],
  ['an empty latitude', results({ ...SPRINGFIELD, lat: '' })],
  ['a latitude as a number', results({ ...SPRINGFIELD, lat: 39 })],
  ['a latitude beyond the pole', results({ ...SPRINGFIELD, lat: '90.1' })],
  ['a longitude beyond the circle', results({ ...SPRINGFIELD, lon: '-180.5' })],
  ['no name', results({ ...SPRINGFIELD, display_name: ' ' })],
  ['too much', () => HttpResponse.json([{ ...SPRINGFIELD, address: 'x'.repeat(200_000) }])],
])('a built-in city is found after %s, and any other place is not', async (_name, fails) => {
  answer = fails
  const places = geocoder()
  expect(await places('Kolkata, West Bengal')).toEqual({
    latitude: 22.5726,
    longitude: 88.3639,
    displayName: 'Kolkata, India',
    source: 'built-in',
  })
  await expect(places('Springfield')).rejects.toMatchObject({
    name: 'AstrologyError',
    kind: 'unknown-place',
    message: UNKNOWN,
  })
})
