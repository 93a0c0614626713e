import { HouseFigure } from '~/features/astrology/chart/house-figure.tsx'
import {
  type Box,
  type ChartFigureProps,
  type HouseShape,
  type Point,
  WHOLE,
  WITHIN_RING,
} from '~/features/astrology/chart/house-shape.ts'
import { NORTH_RING } from '~/features/astrology/chart/ring-shapes.ts'

/**
 * The North Indian diamond: houses have constant places and show the number of their sign; lagna on
 * top.
 */
export function NorthChart(props: ChartFigureProps) {
  const hasRing = props.houses.some(({ ringMarks }) => ringMarks)
  const shapes = hasRing ? NORTH_RINGED : NORTH_HOUSES
  return (
    <HouseFigure
      {...props}
      shapeOf={({ house }) => shapes[house - 1]}
      labelOf={({ sign }) => String(sign)}
    />
  )
}

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

/** The houses of the North Indian diamond within a box, starting with house 1. */
function northHouses({ x0, x1, y0, y1 }: Box): readonly HouseShape[] {
  const [width, height] = [(x1 - x0) / 4, (y1 - y0) / 4]
  const place = ([x, y]: Point): Point => [x0 + x * width, y0 + y * height]
  return CORNERS.map((corners, index) => {
    const outline = corners.map(place)
    const [corner, [right, down]] = INNER[index] ?? [
      [0, 0],
      [0, 0],
    ]
    const [cornerX, cornerY] = place(corner)
    const [x, y] = [cornerX + right * ACROSS, cornerY + down * DOWN]
    const heights = outline.map((point) => point[1])
    const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
    // In a triangle with a horizontal edge the marks go near that edge, otherwise at half the height.
    const lies = corners.length === 3 && down !== 0
    const edge = down < 0 ? top : bottom
    const middle = lies ? edge - down * height * 0.36 : (top + bottom) / 2
    return {
      outline,
      middle,
      labelAt: [x, y],
      label: { x0: x - 9, x1: x + 9, y0: y - 7, y1: y + 7 },
    }
  })
}

export const NORTH_HOUSES = northHouses(WHOLE)
export const NORTH_RINGED: readonly HouseShape[] = northHouses(WITHIN_RING).map((house, index) => {
  const ring = NORTH_RING[index]
  return ring ? { ...house, ring } : house
})
