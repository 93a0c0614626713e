import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { type PlaceSources, usePlaceSearch } from '~/queries/places/places.ts'
import type { geocode } from '~/services/geocoder.ts'
import type { loadAtlas } from '~/services/load-atlas.ts'
import { committedAtlas } from '~tests/domain/places/committed-atlas.ts'

const services = vi.hoisted(() => ({
  loadAtlas: vi.fn<typeof loadAtlas>(),
  geocode: vi.fn<typeof geocode>(),
}))
vi.mock('~/services/load-atlas.ts', () => ({ loadAtlas: services.loadAtlas }))
vi.mock('~/services/geocoder.ts', () => ({ geocode: services.geocode }))

const KIBBER = {
  latitude: 32.33,
  longitude: 78.01,
  displayName: 'Kibber, Himachal Pradesh, India',
  source: 'geocoder',
} as const
const UNKNOWN = {
  status: 'unknown',
  message:
    'Unable to find coordinates for the place. Please check the spelling or try a nearby major city.',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  services.loadAtlas.mockReset().mockResolvedValue(committedAtlas)
  services.geocode.mockReset().mockResolvedValue(KIBBER)
})
afterEach(() => vi.useRealTimers())

function typing(first: string, sources?: PlaceSources) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook((text: string) => usePlaceSearch(text, sources), {
    initialProps: first,
    wrapper,
  })
  return {
    search: () => result.current,
    labels: () =>
      result.current.status === 'found' ? result.current.places.map(({ label }) => label) : [],
    type: (text: string) => rerender(text),
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const until = (check: () => void) => act(() => vi.waitFor(check, { timeout: 20_000 }))

test('the search while a person types loads nothing before the first letter, and is idle below two', async () => {
  const { search, type } = typing('')
  await pass(1000)
  expect(services.loadAtlas).not.toHaveBeenCalled()
  type('B')
  await pass(1000)
  expect(services.loadAtlas).toHaveBeenCalledOnce()
  type('7 - 9')
  await pass(1000)
  expect(search()).toEqual({ status: 'idle' })
  expect(services.geocode).not.toHaveBeenCalled()
})

test('the search while a person types finds cities of the atlas at once, without another service', async () => {
  const { search, labels, type } = typing('Ba')
  expect(search()).toEqual({ status: 'searching' })
  await pass(0)
  expect(search()).toMatchObject({ status: 'found', attribution: 'Cities from GeoNames' })
  for (const text of ['Ban', 'Bang', 'Banga', 'Bangal', 'Bangalore']) {
    type(text)
    expect(search().status).toBe('found')
  }
  expect(labels()[0]).toBe('Bengaluru (Bangalore), Karnataka, India')
  await pass(2000)
  expect(services.geocode).not.toHaveBeenCalled()
  expect(services.loadAtlas).toHaveBeenCalledOnce()
})

test('a place that the atlas does not know is requested once, after half a second without a letter', async () => {
  const { search, type } = typing('Kibb')
  await pass(499)
  type('Kibbe')
  await pass(499)
  type('Kibber')
  await pass(499)
  expect(search()).toEqual({ status: 'searching' })
  expect(services.geocode).not.toHaveBeenCalled()
  await pass(1)
  await until(() => expect(search().status).toBe('found'))
  expect(services.geocode.mock.calls).toEqual([['Kibber']])
  expect(search()).toMatchObject({
    status: 'found',
    places: [
      {
        label: 'Kibber, Himachal Pradesh, India',
        latitude: 32.33,
        longitude: 78.01,
        zone: 'Asia/Kolkata',
      },
    ],
    called: [{ label: KIBBER.displayName }],
    attribution: 'Place data © OpenStreetMap contributors',
  })
})

test('a place that the atlas does not know is not requested again when the text comes back', async () => {
  const { search, type } = typing('Kibber')
  await until(() => expect(search().status).toBe('found'))
  type('Kibbe')
  type('Kibber')
  expect(search().status).toBe('found')
  await pass(2000)
  expect(services.geocode).toHaveBeenCalledOnce()
})

test('a place that the atlas does not know gets the zone of its country, even at rough borders', async () => {
  const inBihar = {
    ...KIBBER,
    latitude: 26.59,
    longitude: 85.49,
    displayName: 'Majhaulia, India',
  }
  services.geocode.mockResolvedValue(inBihar)
  const { search } = typing('Majhaulia')
  await until(() => expect(search().status).toBe('found'))
  expect(search()).toMatchObject({ places: [{ zone: 'Asia/Kolkata' }] })
})

test('a place that the atlas does not know needs no attribution when it is one of the built-in cities', async () => {
  services.geocode.mockResolvedValue({ ...KIBBER, source: 'built-in' })
  const { search } = typing('Kibber')
  await until(() => expect(search()).toMatchObject({ status: 'found', attribution: null }))
})

test('a place that the atlas does not know is unknown when it is not found, and is not requested twice', async () => {
  services.geocode.mockRejectedValue(new AstrologyError('unknown-place', UNKNOWN.message))
  const { search, type } = typing('Qqqqq')
  await until(() => expect(search()).toEqual(UNKNOWN))
  type('Delhi')
  expect(search().status).toBe('found')
  type('Qqqqq')
  await pass(2000)
  expect(search()).toEqual(UNKNOWN)
  expect(services.geocode).toHaveBeenCalledOnce()
})

test('a place that the atlas does not know is unknown without a connection, and requested again next time', async () => {
  const cause = new TypeError('Failed to fetch')
  services.geocode.mockRejectedValue(
    new AstrologyError('unknown-place', UNKNOWN.message, { cause }),
  )
  const { search, type } = typing('Kibber')
  await until(() => expect(search()).toEqual(UNKNOWN))
  services.geocode.mockResolvedValue(KIBBER)
  type('Delhi')
  type('Kibber')
  await until(() => expect(search().status).toBe('found'))
  expect(services.geocode).toHaveBeenCalledTimes(2)
})

test('the search tells a name in full from the beginning of one, and a shared name from one city', async () => {
  const { search, type } = typing('Springfield')
  const called = () => {
    const found = search()
    return found.status === 'found' ? found.called.length : null
  }
  await until(() => expect(called()).toBe(5))
  for (const [text, count] of [
    ['Springfield, Ohio', 1],
    ['Springfie', 0],
    ['Pune', 1],
  ] as const) {
    type(text)
    expect(called(), text).toBe(count)
  }
})

test('a place of the geocoder with another name than was typed is found, and not taken by itself', async () => {
  const { search } = typing('Kibbar')
  await until(() => expect(search()).toMatchObject({ status: 'found', called: [] }))
  expect(search()).toMatchObject({ places: [{ label: KIBBER.displayName }] })
})

test('the search without an atlas loads it again before it uses the geocoder', async () => {
  services.loadAtlas.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { labels } = typing('Bombay')
  await until(() => expect(labels()[0]).toBe('Mumbai (Bombay), Maharashtra, India'))
  expect(services.geocode).not.toHaveBeenCalled()
})

test('the search without an atlas still finds a place by the geocoder, with the zone of the borders', async () => {
  services.loadAtlas.mockRejectedValue(new TypeError('Failed to fetch'))
  const { search } = typing('Kibber')
  await until(() => expect(search()).toMatchObject({ places: [{ zone: 'Asia/Kolkata' }] }))
})

test('the search in the atlas alone asks no geocoder for what the atlas does not know', async () => {
  const { search, labels, type } = typing('Kibber', 'atlas')
  await until(() => expect(search()).toEqual(UNKNOWN))
  await pass(5000)
  expect(services.geocode).not.toHaveBeenCalled()
  type('Pune')
  await until(() => expect(labels()[0]).toBe('Pune, Maharashtra, India'))
})

test('the search in the atlas alone asks no geocoder when the atlas does not load', async () => {
  services.loadAtlas.mockRejectedValue(new AstrologyError('unreachable', 'No atlas.'))
  const { search } = typing('Pune', 'atlas')
  await until(() => expect(search()).toEqual(UNKNOWN))
  await pass(5000)
  expect(services.geocode).not.toHaveBeenCalled()
})
