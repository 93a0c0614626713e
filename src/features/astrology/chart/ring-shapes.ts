import {
  HEIGHT,
  type Point,
  type RingShape,
  roomIn,
  WIDTH,
  WITHIN_RING,
} from '~/features/astrology/chart/house-shape.ts'

const { x0, x1, y0, y1 } = WITHIN_RING

/** A mirrored field of the ring. */
const mirrored = (outline: readonly Point[], isAcross: boolean, isDown: boolean) =>
  outline.map(([x, y]): Point => [isAcross ? WIDTH - x : x, isDown ? HEIGHT - y : y])

/** The middle house of each side of the diamond touches the ring with a corner, and takes the middle. */
const [LEFT, TOP] = [x0 + (x1 - x0) * 0.36, y0 + (y1 - y0) * 0.36]
const TOP_MIDDLE: readonly Point[] = [
  [LEFT, 0],
  [WIDTH - LEFT, 0],
  [WIDTH - LEFT, y0],
  [LEFT, y0],
]
const TOP_LEFT: readonly Point[] = [
  [0, 0],
  [LEFT, 0],
  [LEFT, y0],
  [x0, y0],
]
const LEFT_TOP: readonly Point[] = [
  [0, 0],
  [x0, y0],
  [x0, TOP],
  [0, TOP],
]
const LEFT_MIDDLE: readonly Point[] = [
  [0, TOP],
  [x0, TOP],
  [x0, HEIGHT - TOP],
  [0, HEIGHT - TOP],
]

/** The ring of the North Indian diamond, from house 1 leftwards. */
export const NORTH_RING: readonly RingShape[] = [
  TOP_MIDDLE,
  TOP_LEFT,
  LEFT_TOP,
  LEFT_MIDDLE,
  mirrored(LEFT_TOP, false, true),
  mirrored(TOP_LEFT, false, true),
  mirrored(TOP_MIDDLE, false, true),
  mirrored(TOP_LEFT, true, true),
  mirrored(LEFT_TOP, true, true),
  mirrored(LEFT_MIDDLE, true, false),
  mirrored(LEFT_TOP, true, false),
  mirrored(TOP_LEFT, true, false),
].map((outline) => ({ outline, room: roomIn(outline) }))

const [COLUMN, ROW] = [x0 + (x1 - x0) / 4, y0 + (y1 - y0) / 4]
/** A corner's marks are next to its upper or lower edge, where they have room in a line. */
const CORNER: readonly Point[] = [
  [0, 0],
  [COLUMN, 0],
  [COLUMN, y0],
  [x0, y0],
  [x0, ROW],
  [0, ROW],
]
const BESIDE_EDGE: readonly Point[] = [
  [0, 0],
  [COLUMN, 0],
  [COLUMN, y0],
  [0, y0],
]
const ABOVE: readonly Point[] = [
  [COLUMN, 0],
  [WIDTH / 2, 0],
  [WIDTH / 2, y0],
  [COLUMN, y0],
]
const ASIDE: readonly Point[] = [
  [0, ROW],
  [x0, ROW],
  [x0, HEIGHT / 2],
  [0, HEIGHT / 2],
]

const square = (
  outline: readonly Point[],
  isAcross: boolean,
  isDown: boolean,
  room = outline,
): RingShape => ({
  outline: mirrored(outline, isAcross, isDown),
  room: roomIn(mirrored(room, isAcross, isDown)),
})
const corner = (isAcross: boolean, isDown: boolean) => square(CORNER, isAcross, isDown, BESIDE_EDGE)

/** The ring of the South Indian square by sign, Aries first. */
export const SOUTH_RING: readonly RingShape[] = [
  square(ABOVE, false, false),
  square(ABOVE, true, false),
  corner(true, false),
  square(ASIDE, true, false),
  square(ASIDE, true, true),
  corner(true, true),
  square(ABOVE, true, true),
  square(ABOVE, false, true),
  corner(false, true),
  square(ASIDE, false, true),
  square(ASIDE, false, false),
  corner(false, false),
]
