import { type Atlas, folded } from '~/domain/places/atlas.ts'
import type { City } from '~/domain/places/place.ts'

/**
 * The IANA zone of a point of the globe, by the borders of zones, which are loaded at the first
 * call. They are rough: within some kilometres of one the result may be the neighbour's zone; at
 * sea it is the nautical zone, `Etc/GMT-5`.
 * @param latitude degrees, north positive @param longitude degrees, east positive
 * @throws RangeError outside the globe
 */
export async function zoneAt(latitude: number, longitude: number): Promise<string> {
  const { default: lookUp } = await import('@photostructure/tz-lookup')
  const zone = lookUp(latitude, longitude)
  return zone === 'Etc/GMT' || zone === 'Etc/UTC' ? 'UTC' : zone
}

type Point = { readonly latitude: number; readonly longitude: number }

/**
 * The zone found by borders, or, if the atlas knows it as another country's, the zone of the
 * nearest city of the country. For a country that the atlas does not know, the zone stays as it is.
 * @param country its name in English
 */
export function zoneInCountry(atlas: Atlas, zone: string, country: string, point: Point): string {
  const name = folded(country)
  const cities = atlas.map(({ city }) => city)
  const own = cities.filter((city) => folded(city.country) === name)

  const has = (some: readonly City[]) => some.some((city) => city.zone === zone)
  if (has(own) || !has(cities)) return zone
  const [first, ...others] = own
  if (!first) return zone
  const nearer = (one: City, other: City) => (away(other, point) < away(one, point) ? other : one)
  return others.reduce(nearer, first).zone
}

/** A measure that grows with distance. */
function away(one: Point, other: Point): number {
  const across = ((one.longitude - other.longitude + 540) % 360) - 180
  const narrowed = across * Math.cos((other.latitude * Math.PI) / 180)
  return Math.hypot(narrowed, one.latitude - other.latitude)
}
