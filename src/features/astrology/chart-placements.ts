import type { ChartReading } from '~/domain/chart-reading.ts'
import {
  absoluteLongitude,
  degreesAndMinutes,
  degreesToTheSecond,
} from '~/features/astrology/chart-angle.ts'
import { motionWords } from '~/features/astrology/chart-words.ts'
import { GRAHAS } from '~/jyotish/graha.ts'
import type { PlacementRow } from '~/ui/astrology/placement-table.tsx'

/** The lagna and the nine grahas for the table. */
export function placementRows(chart: ChartReading): readonly PlacementRow[] {
  const points = [
    { name: 'Lagna', note: '', at: chart.lagna },
    ...GRAHAS.map((graha) => {
      const at = chart.grahas[graha]
      return { name: graha, note: motionWords(at), at }
    }),
  ]
  return points.map(({ name, note, at }) => ({
    name,
    note,
    sign: at.sign,
    degree: degreesAndMinutes(at.degree),
    exactDegree: degreesToTheSecond(at.degree),
    house: at.house,
    nakshatra: at.nakshatra.name,
    pada: at.nakshatra.pada,
    longitude: absoluteLongitude(at.longitude),
  }))
}
