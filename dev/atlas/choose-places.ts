import { distance, type SourcePlace } from './source-place.ts'

/** Countries where most users were born; the atlas includes their smaller towns. */
const CLOSELY = ['IN', 'NP', 'LK', 'BD', 'PK', 'BT']
const FROM_CLOSELY = 5_000
const FROM_ELSEWHERE = 40_000

/** Quarters of cities, and localities that are mostly quarters. */
const QUARTERS = ['PPLX', 'PPLL']
/** Abandoned, historical and destroyed places. */
const GONE = ['PPLQ', 'PPLH', 'PPLCH', 'PPLW']
/** A quarter within this many kilometres of a larger city has the same chart as the city. */
const NEAR = 20

/** The places of the atlas: capitals, towns by their size, and no quarters near their city. */
export function choosePlaces(all: readonly SourcePlace[]): readonly SourcePlace[] {
  const large = all.filter((place) => isLargeEnough(place) && !GONE.includes(place.featureCode))
  const cities = large.filter(({ featureCode }) => !QUARTERS.includes(featureCode))
  return large.filter(
    (place) =>
      !QUARTERS.includes(place.featureCode) ||
      CLOSELY.includes(place.country) ||
      !cities.some((city) => city.country === place.country && distance(place, city) < NEAR),
  )
}

function isLargeEnough({ country, featureCode, population }: SourcePlace): boolean {
  if (featureCode === 'PPLC') return true
  return population >= (CLOSELY.includes(country) ? FROM_CLOSELY : FROM_ELSEWHERE)
}
