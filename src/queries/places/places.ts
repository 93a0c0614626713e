import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoundPlace } from '~/domain/places/place.ts'
import { citiesCalled, isCalled, searchCities } from '~/domain/places/search-cities.ts'
import { zoneAt } from '~/domain/places/zone-of-place.ts'
import { atlas, placeElsewhere } from '~/queries/places/place-elsewhere.ts'

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
