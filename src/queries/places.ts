import type { FoundPlace } from '~/domain/places/place.ts'

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' }
  /** `attribution` is to be shown beside the places when it is not `null`. */
  | {
      readonly status: 'found'
      readonly places: readonly FoundPlace[]
      readonly attribution: string | null
    }
  /** Nobody knows the place; the message says so and what to do. */
  | { readonly status: 'unknown'; readonly message: string }

/** Places for what is being typed. */
export function usePlaceSearch(text: string): PlaceSearch {
  return { status: text ? 'searching' : 'idle' }
}

/** The IANA zone of a point of the globe, by its borders. */
export function zoneAt(_latitude: number, _longitude: number): Promise<string> {
  return Promise.resolve('UTC')
}
