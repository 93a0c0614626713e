import type { ChartDrawingProps } from '~/ui/astrology/chart-house.ts'
import { HouseFigure } from '~/ui/astrology/house-figure.tsx'
import { HEIGHT, WIDTH } from '~/ui/astrology/house-shape.ts'
import { SOUTH_SIGNS } from '~/ui/astrology/south-houses.ts'

type SouthChartProps = ChartDrawingProps & {
  /** Stands in the empty middle: "Rashi". */
  title: string
}

/** The South Indian square: signs stand still, Aries second on top; two strokes mark the lagna. */
export function SouthChart({ title, ...props }: SouthChartProps) {
  const lagna = SOUTH_SIGNS[(props.houses.find(({ house }) => house === 1)?.sign ?? 1) - 1]
  const [x, y] = lagna?.outline[1] ?? [0, 0]
  return (
    <HouseFigure
      {...props}
      shapeOf={({ sign }) => SOUTH_SIGNS[sign - 1]}
      labelOf={({ signName }) => signName}
    >
      <path
        d={`M${x - 18} ${y}L${x} ${y + 18}M${x - 12} ${y}L${x} ${y + 12}`}
        stroke="currentColor"
        strokeWidth="0.9"
        className="text-accent"
      />
      <text x={WIDTH / 2} y={HEIGHT / 2 + 6} fontSize="18" className="font-display text-ink-soft">
        {title}
      </text>
    </HouseFigure>
  )
}
