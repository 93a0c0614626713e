import { HEIGHT, type HouseShape, type Point, WIDTH } from '~/ui/astrology/house-shape.ts'

const [X, Y] = [WIDTH / 4, HEIGHT / 4]
/** Column and row of each sign, Aries first: clockwise from the second square of the top. */
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
    // Nothing stands beside the sign's name.
    label: { x0: x, x1: x + X, y0: y, y1: y + 15 },
    middle: y + 15 + (Y - 15) / 2,
  }
})
