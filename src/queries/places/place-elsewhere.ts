import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Atlas } from '~/domain/places/atlas.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { searchCities } from '~/domain/places/search-cities.ts'
import { zoneAt, zoneInCountry } from '~/domain/places/zone-of-place.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { loadAtlas } from '~/services/load-atlas.ts'

/** The public geocoder forbids requests during typing, so a pause in it is waited for. */
const PAUSE_MS = 500

/** `in-the-atlas`: the atlas could be loaded after all, and knows the place. */
type Elsewhere =
  | { readonly place: FoundPlace; readonly attribution: string | null }
  | 'in-the-atlas'
  | 'unknown'

/**
 * A place that the atlas does not know, from the geocoder, asked only when the text has not changed
 * for half a second. "Unknown" is a result and is cached; a geocoder that could not be asked is an
 * error.
 */
export function placeElsewhere(text: string) {
  return queryOptions({
    queryKey: ['place-elsewhere', text],
    queryFn: async ({ client, signal }): Promise<Elsewhere> => {
      await pause(PAUSE_MS, signal)
      const cities = await citiesOf(client)
      if (searchCities(cities, text, 1).length > 0) return 'in-the-atlas'
      return geocoded(text, cities)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** No cities when the atlas still cannot be loaded. */
async function citiesOf(client: QueryClient): Promise<Atlas> {
  return client.fetchQuery(atlas()).catch(() => [])
}

async function geocoded(text: string, cities: Atlas): Promise<Elsewhere> {
  const { geocode } = await import('~/services/geocoder.ts')
  const found = await geocode(text).catch(unknownOrThrow)
  if (!found) return 'unknown'
  const { latitude, longitude, displayName: label } = found
  const country = label.split(',').at(-1) ?? ''
  const byBorders = await zoneAt(latitude, longitude)
  const zone = zoneInCountry(cities, byBorders, country, { latitude, longitude })
  return {
    place: { label, latitude, longitude, zone },
    attribution: found.source === 'geocoder' ? 'Place data © OpenStreetMap contributors' : null,
  }
}

function unknownOrThrow(error: unknown): null {
  // An error with a cause means that the geocoder could not be asked.
  if (error instanceof AstrologyError && error.cause === undefined) return null
  throw error
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** The cities of the world. They never change while a page is open. */
export function atlas() {
  return queryOptions({
    queryKey: ['atlas'],
    queryFn: loadAtlas,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
