/** The parts of astronomia's data from which the series are made. The package has no types. */
declare module 'astronomia/data' {
  import type { Powers, Row } from '~dev/ephemeris/prune-series.ts'

  type Planet = Readonly<Record<'L' | 'B' | 'R', Powers>>
  type Values = { readonly table: readonly number[]; readonly first: number }

  const data: Readonly<
    Record<'earth' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', Planet>
  > & {
    readonly elpMppDeFull: { readonly W1: Row; readonly L: Powers; readonly B: Powers }
    readonly deltat: Readonly<Record<'historic' | 'data', Values>>
  }
  export = data
}
