import type { Degrees, DegreesPerDay } from '~/jyotish/angle.ts'
import type { Placement } from '~/jyotish/chart/placement.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A graha as the screens read it; a backend may leave out its motion. */
export type GrahaReading = Placement & {
  readonly speed: DegreesPerDay | null
  readonly retrograde: boolean | null
  readonly combust: boolean | null
}

export type BhuktiReading = Dasha & { readonly pratyantars: readonly Dasha[] }
export type MahadashaReading = Dasha & { readonly bhuktis: readonly BhuktiReading[] }

/**
 * A chart as the screens read it, from this device's engine (its `Chart` with `computedBy` added)
 * or from the configured backend.
 */
export type ChartReading = {
  readonly computedBy: 'device' | 'backend'
  /** The instant of the chart and the ayanamsha it was computed with, `null` if not given. */
  readonly utc: UtcMilliseconds | null
  readonly ayanamsha: Degrees | null
  readonly ayanamshaWithNutation: Degrees | null
  /** `null` where a backend does not give it. */
  readonly node: NodeKind | null
  readonly lagna: Placement
  readonly grahas: Readonly<Record<Graha, GrahaReading>>
  readonly mahadashas: readonly MahadashaReading[]
}
