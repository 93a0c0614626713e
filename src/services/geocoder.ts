import * as z from 'zod/mini'
import { builtInPlace } from '~/domain/places/place.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { PUBLIC_GEOCODER } from '~/lib/public-geocoder.ts'
import { fetchBounded } from '~/services/bounded-reply.ts'
import { env } from '~/services/env.ts'

export type Geocoded = {
  /** Degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
  readonly displayName: string
  /** A result of the geocoder is OpenStreetMap data and needs attribution. */
  readonly source: 'geocoder' | 'built-in'
}

export type GeocoderOptions = {
  readonly url: string
  /** Waits between requests; tests do not wait. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

const LIMITS = { milliseconds: 10_000, bytes: 100_000 } as const
/** The public service allows one request a second, by its own count and not by ours. */
const SPACING_MS = 1100
/** A place of birth longer than this cannot be stored; the name of a place begins with the nearest. */
const LONGEST_NAME = 300

const degrees = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(-limit), z.lte(limit))),
  )

/** The results of a search in Nominatim's `format=json`. */
const resultsShape = z.array(z.unknown()).check(z.maxLength(50))
const resultShape = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: z.string().check(
    z.overwrite((name) => name.trim().slice(0, LONGEST_NAME).trim()),
    z.minLength(1),
  ),
})

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A geocoder at an address; see `geocode`. */
export function createGeocoder({ url, pause = wait }: GeocoderOptions) {
  const known = new Map<string, Promise<Geocoded | null>>()
  let free = Promise.resolve()

  /** One request at a time, with a pause after each, even a failed one. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = free.then(work)
    const rest = () => pause(SPACING_MS)
    free = answer.then(rest, rest)
    return answer
  }

  /** `null` when no place is found; only places that were found are cached. */
  const find = (text: string): Promise<Geocoded | null> => {
    const key = text.toLowerCase()
    const found = known.get(key) ?? inTurn(() => search(url, text))
    known.set(key, found)
    const forget = () => void known.delete(key)
    found.then((place) => place ?? forget(), forget)
    return found
  }

  return async (place: string): Promise<Geocoded> => {
    const text = place.trim().replace(/\s+/g, ' ').slice(0, 200)
    let cause: unknown
    try {
      const found = text && (await find(text))
      if (found) return found
    } catch (error) {
      cause = error
    }
    const builtIn = builtInPlace(text)
    if (builtIn) {
      const { name, latitude, longitude } = builtIn
      return { latitude, longitude, displayName: name, source: 'built-in' }
    }
    throw new AstrologyError(
      'unknown-place',
      'Unable to find coordinates for the place. Please check the spelling or try a nearby major city.',
      { cause },
    )
  }
}

/** Sets no header: the request stays simple, and browsers drop a `User-Agent` set by a page. */
async function search(url: string, text: string): Promise<Geocoded | null> {
  const query = new URLSearchParams({ q: text, format: 'json', limit: '1', addressdetails: '1' })
  const address = `${url.replace(/\/+$/, '')}/search?${query}`
  const { status, body } = await fetchBounded(address, { referrerPolicy: 'origin' }, LIMITS)
  if (status !== 200 || body.kind !== 'json') throw new Error(`The geocoder returned ${status}`)
  const [first] = z.parse(resultsShape, body.value)
  if (first === undefined) return null
  const { lat, lon, display_name } = z.parse(resultShape, first)
  return { latitude: lat, longitude: lon, displayName: display_name, source: 'geocoder' }
}

let ofThisBuild: ReturnType<typeof createGeocoder> | undefined

/**
 * The coordinates of a place, from the geocoder of this build, with at most one request a second,
 * or, if it fails or finds nothing, from the seven built-in cities. A page cannot set `User-Agent`,
 * so the `Referer` identifies it to the public service, as its policy asks.
 * @throws AstrologyError `unknown-place`
 */
export function geocode(text: string): Promise<Geocoded> {
  ofThisBuild ??= createGeocoder({ url: env().geocoderUrl ?? PUBLIC_GEOCODER })
  return ofThisBuild(text)
}
