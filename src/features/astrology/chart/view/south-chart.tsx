import { HouseFigure } from '~/features/astrology/chart/view/house-figure.tsx'
import {
  type ChartFigureProps,
  HEIGHT,
  type HouseShape,
  type Point,
  WIDTH,
} from '~/features/astrology/chart/view/house-shape.ts'

type SouthChartProps = ChartFigureProps & {
  /** Shown in the empty middle: "Rashi". */
  title: string
}

/**
 * The South Indian square: signs have constant places, Aries second on top; two strokes mark the
 * lagna.
 */
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

const [X, Y] = [WIDTH / 4, HEIGHT / 4]
/** Column and row of each sign from Aries on: clockwise from the second square of the top row. */
const SQUARES: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]

/** The squares of the South Indian chart by sign, Aries first. */
export const SOUTH_SIGNS: readonly HouseShape[] = SQUARES.map(([column, row]) => {
  const [x, y] = [column * X, row * Y]
  return {
    outline: [
      [x, y],
      [x + X, y],
      [x + X, y + Y],
      [x, y + Y],
    ],
    labelAt: [x + 16, y + 10],
    // Keeps the space right of the sign's name free.
    label: { x0: x, x1: x + X, y0: y, y1: y + 15 },
    middle: y + 15 + (Y - 15) / 2,
  }
})
