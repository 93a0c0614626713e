import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { type Ayanamsha, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { type Degrees, type SiderealLongitude, siderealLongitude } from '~/jyotish/angle.ts'
import { placementOf } from '~/jyotish/chart/placement.ts'
import { signOf } from '~/jyotish/chart/sign.ts'
import { vimshottari } from '~/jyotish/chart/vimshottari.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/**
 * A chart that was computed by Lahiri, by another ayanamsha: every place of it is moved by the same
 * angle, and the dashas follow from the Moon's new place.
 * @param birth the instant of the chart, ms UTC
 */
export function readingBy(
  reading: ChartReading,
  birth: UtcMilliseconds,
  ayanamsha: Ayanamsha,
): ChartReading {
  const shift = fromLahiri(ayanamsha)(birth)
  const moved = ({ longitude }: { longitude: SiderealLongitude }) =>
    siderealLongitude(longitude + shift)
  const value = (lahiri: Degrees | null) => (lahiri === null ? null : ((lahiri - shift) as Degrees))
  const lagna = moved(reading.lagna)
  const place = (longitude: SiderealLongitude) => placementOf(longitude, signOf(lagna))
  const grahas = GRAHAS.map((graha) => {
    const at = reading.grahas[graha]
    return [graha, { ...at, ...place(moved(at)) }]
  })
  return {
    ...reading,
    ayanamsha: value(reading.ayanamsha),
    ayanamshaWithNutation: value(reading.ayanamshaWithNutation),
    lagna: place(lagna),
    grahas: Object.fromEntries(grahas),
    mahadashas: vimshottari(moved(reading.grahas.Moon), birth),
  }
}
