import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Atlas } from '~/domain/places/atlas.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { citiesCalled, isCalled, searchCities } from '~/domain/places/search-cities.ts'
import { zoneAt, zoneInCountry } from '~/domain/places/zone-of-place.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { loadAtlas } from '~/services/load-atlas.ts'

/** Where places are looked for: only the atlas sends nothing of what is typed. */
export type PlaceSources = 'atlas' | 'atlas-and-geocoder'

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' }
  /**
   * `called` are the places that the text names in full: the only one is meant, and between several
   * the person must choose. `attribution` must be shown with the places when it is not `null`.
   */
  | {
      readonly status: 'found'
      readonly places: readonly FoundPlace[]
      readonly called: readonly FoundPlace[]
      readonly attribution: string | null
    }
  /** No source knows the place; the message says so and what to do. */
  | { readonly status: 'unknown'; readonly message: string }

const FEWEST_LETTERS = 2
const MOST_PLACES = 8
const UNKNOWN: PlaceSearch = {
  status: 'unknown',
  message:
    'Unable to find coordinates for the place. Please check the spelling or try a nearby major city.',
}

/**
 * Places for the typed text: first those of the atlas, which is loaded with the first letter. A
 * text without a match goes to the geocoder after half a second without typing, if `sources` has it.
 */
export function usePlaceSearch(
  text: string,
  sources: PlaceSources = 'atlas-and-geocoder',
): PlaceSearch {
  const wanted = text.trim()
  const isEnough = (wanted.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS
  const isAtlasAlone = sources === 'atlas'
  const { data: cities, status } = useQuery({ ...atlas(), enabled: wanted !== '' })
  const isPending = status === 'pending'
  const [places, called] = useMemo(
    () =>
      cities && isEnough
        ? [searchCities(cities, wanted, MOST_PLACES), citiesCalled(cities, wanted)]
        : [[], []],
    [cities, isEnough, wanted],
  )
  const elsewhere = useQuery({
    ...placeElsewhere(wanted),
    enabled: !isAtlasAlone && isEnough && !isPending && places.length === 0,
  })
  if (!isEnough) return { status: 'idle' }
  if (places.length > 0) {
    return { status: 'found', places, called, attribution: 'Cities from GeoNames' }
  }
  if (isAtlasAlone) return isPending ? { status: 'searching' } : UNKNOWN
  if (elsewhere.isError || elsewhere.data === 'unknown') return UNKNOWN
  if (!elsewhere.data || elsewhere.data === 'in-the-atlas') return { status: 'searching' }
  const { place, attribution } = elsewhere.data
  const named = isCalled(wanted, place.label) ? [place] : []
  return { status: 'found', places: [place], called: named, attribution }
}

/** The IANA zone at a point of the globe, by the zone borders. Degrees, north and east positive. */
export function zoneOfPoint(latitude: number, longitude: number) {
  return queryOptions({
    queryKey: ['zone-of-point', latitude, longitude],
    queryFn: () => zoneAt(latitude, longitude),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

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
function placeElsewhere(text: string) {
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
function atlas() {
  return queryOptions({
    queryKey: ['atlas'],
    queryFn: loadAtlas,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
