import { HouseFigure } from '~/features/astrology/chart/view/house-figure.tsx'
import {
  type ChartFigureProps,
  HEIGHT,
  type HouseShape,
  type Point,
  WIDTH,
} from '~/features/astrology/chart/view/house-shape.ts'

/**
 * The North Indian diamond: houses have constant places and show the number of their sign; lagna on
 * top.
 */
export function NorthChart(props: ChartFigureProps) {
  return (
    <HouseFigure
      {...props}
      shapeOf={({ house }) => NORTH_HOUSES[house - 1]}
      labelOf={({ sign }) => String(sign)}
    />
  )
}

const [X, Y] = [WIDTH / 4, HEIGHT / 4]
/**
 * Corners of the twelve houses in quarters of the drawing, from the lagna's at the top leftwards.
 */
const CORNERS: readonly (readonly Point[])[] = [
  [
    [2, 0],
    [3, 1],
    [2, 2],
    [1, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 1],
    [0, 2],
  ],
  [
    [1, 1],
    [2, 2],
    [1, 3],
    [0, 2],
  ],
  [
    [0, 2],
    [1, 3],
    [0, 4],
  ],
  [
    [1, 3],
    [2, 4],
    [0, 4],
  ],
  [
    [2, 2],
    [3, 3],
    [2, 4],
    [1, 3],
  ],
  [
    [3, 3],
    [4, 4],
    [2, 4],
  ],
  [
    [4, 2],
    [4, 4],
    [3, 3],
  ],
  [
    [3, 1],
    [4, 2],
    [3, 3],
    [2, 2],
  ],
  [
    [4, 0],
    [4, 2],
    [3, 1],
  ],
  [
    [2, 0],
    [4, 0],
    [3, 1],
  ],
]
/**
 * For each house, the corner nearest to the middle, where the sign's number is, and the direction
 * into the house.
 */
const INNER: readonly (readonly [corner: Point, inward: Point])[] = [
  [
    [2, 2],
    [0, -1],
  ],
  [
    [1, 1],
    [0, -1],
  ],
  [
    [1, 1],
    [-1, 0],
  ],
  [
    [2, 2],
    [-1, 0],
  ],
  [
    [1, 3],
    [-1, 0],
  ],
  [
    [1, 3],
    [0, 1],
  ],
  [
    [2, 2],
    [0, 1],
  ],
  [
    [3, 3],
    [0, 1],
  ],
  [
    [3, 3],
    [1, 0],
  ],
  [
    [2, 2],
    [1, 0],
  ],
  [
    [3, 1],
    [1, 0],
  ],
  [
    [3, 1],
    [0, -1],
  ],
]
const [ACROSS, DOWN] = [14, 13]

/** The houses of the North Indian diamond, starting with house 1. */
export const NORTH_HOUSES: readonly HouseShape[] = CORNERS.map((corners, index) => {
  const outline = corners.map(([x, y]): Point => [x * X, y * Y])
  const [[cornerX, cornerY], [right, down]] = INNER[index] ?? [
    [0, 0],
    [0, 0],
  ]
  const [x, y] = [cornerX * X + right * ACROSS, cornerY * Y + down * DOWN]
  const heights = outline.map((point) => point[1])
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  // In a triangle with a horizontal edge the marks go near that edge, otherwise at half the height.
  const lies = corners.length === 3 && down !== 0
  const middle = lies ? (down < 0 ? top + Y * 0.36 : bottom - Y * 0.36) : (top + bottom) / 2
  return { outline, middle, labelAt: [x, y], label: { x0: x - 9, x1: x + 9, y0: y - 7, y1: y + 7 } }
})
