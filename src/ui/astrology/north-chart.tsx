import type { ChartDrawingProps } from '~/ui/astrology/chart-house.ts'
import { HouseFigure } from '~/ui/astrology/house-figure.tsx'
import { NORTH_HOUSES } from '~/ui/astrology/north-houses.ts'

/** The North Indian diamond: houses stand still, each with the number of its sign; lagna on top. */
export function NorthChart(props: ChartDrawingProps) {
  return (
    <HouseFigure
      {...props}
      shapeOf={({ house }) => NORTH_HOUSES[house - 1]}
      labelOf={({ sign }) => String(sign)}
    />
  )
}
