import { HouseFigure } from '~/features/astrology/chart/house-figure.tsx'
import {
  type Box,
  type ChartFigureProps,
  HEIGHT,
  type HouseShape,
  type Point,
  WHOLE,
  WIDTH,
  WITHIN_RING,
} from '~/features/astrology/chart/house-shape.ts'
import { SOUTH_RING } from '~/features/astrology/chart/ring-shapes.ts'

type SouthChartProps = ChartFigureProps & {
  /** Shown in the empty middle: "Rashi". */
  title: string
}

/**
 * The South Indian square: signs have constant places, Aries second on top; two strokes mark the
 * lagna.
 */
export function SouthChart({ title, ...props }: SouthChartProps) {
  const hasRing = props.houses.some(({ ringMarks }) => ringMarks)
  const shapes = hasRing ? SOUTH_RINGED : SOUTH_SIGNS
  const lagna = shapes[(props.houses.find(({ house }) => house === 1)?.sign ?? 1) - 1]
  const [x, y] = lagna?.outline[1] ?? [0, 0]
  return (
    <HouseFigure
      {...props}
      shapeOf={({ sign }) => shapes[sign - 1]}
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

/** The squares of the South Indian chart within a box by sign, Aries first. */
function southSigns({ x0, x1, y0, y1 }: Box): readonly HouseShape[] {
  const [width, height] = [(x1 - x0) / 4, (y1 - y0) / 4]
  return SQUARES.map(([column, row]) => {
    const [x, y] = [x0 + column * width, y0 + row * height]
    return {
      outline: [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      labelAt: [x + 16, y + 10],
      // Keeps the space right of the sign's name free.
      label: { x0: x, x1: x + width, y0: y, y1: y + 15 },
      middle: y + 15 + (height - 15) / 2,
    }
  })
}

export const SOUTH_SIGNS = southSigns(WHOLE)
export const SOUTH_RINGED: readonly HouseShape[] = southSigns(WITHIN_RING).map((sign, index) => {
  const ring = SOUTH_RING[index]
  return ring ? { ...sign, ring } : sign
})
