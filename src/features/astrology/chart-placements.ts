import type { ChartReading } from '~/domain/chart-reading.ts'
import { degreesToTheSecond } from '~/features/astrology/chart-angle.ts'
import { motionWords } from '~/features/astrology/chart-words.ts'
import { GRAHAS } from '~/jyotish/graha.ts'
import type { PlacementRow } from '~/ui/astrology/placement-table.tsx'

/** The lagna and the nine grahas for the table. */
export function placementRows(chart: ChartReading): readonly PlacementRow[] {
  const points = [
    { name: 'Lagna', motion: '', at: chart.lagna },
    ...GRAHAS.map((graha) => {
      const at = chart.grahas[graha]
      return { name: graha, motion: motionWords(at), at }
    }),
  ]
  return points.map(({ name, motion, at }) => ({
    name,
    motion,
    sign: at.sign,
    degree: degreesToTheSecond(at.degree),
    house: at.house,
    nakshatra: at.nakshatra.name,
    pada: at.nakshatra.pada,
    longitude: `${at.longitude.toFixed(2)}°`,
  }))
}
