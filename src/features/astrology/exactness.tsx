import type { ChartReading } from '~/domain/chart-reading.ts'
import { MEASURED_ACCURACY } from '~/jyotish/measured-accuracy.ts'
import { Text } from '~/ui/text.tsx'

/** How exact a chart is, in measured figures; of a service nothing is known. */
export function Exactness({ computedBy }: { computedBy: ChartReading['computedBy'] }) {
  if (computedBy === 'backend') {
    return (
      <Text>
        The service computed this chart, and how exact it is rests with it. What is firm and what
        may change was worked out on this device.
      </Text>
    )
  }
  const { births, firstYear, lastYear, dashaDays, ...angles } = MEASURED_ACCURACY
  return (
    <Text>
      Held against Swiss Ephemeris for {births} births from {firstYear} to {lastYear}, the Sun and
      the planets were within {angles.sunAndPlanets} arcseconds, the Moon within {angles.Moon}, the
      lagna within {angles.lagna}, the mean node within {angles.meanNode} and the true node within{' '}
      {angles.trueNode}; no dasha date was further off than {dashaDays} days. An arcsecond is a
      3,600th of a degree: the lagna moves about fifteen of them in a second of time, so the time of
      birth matters most. Before 1900 and after 2030 the turning of the Earth is known less well.
    </Text>
  )
}
