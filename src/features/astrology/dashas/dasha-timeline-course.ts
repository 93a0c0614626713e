/** The river has three straight reaches, joined by two bends. */
export const TIMELINE_WIDTH = 320
export const TIMELINE_HEIGHT = 232
/** Half the width of the drawn water, and of the area that can be pressed. */
export const HALF_WATER = 13
export const HALF_PRESS = 22

const BEND = 42
const [LEFT, RIGHT] = [14, TIMELINE_WIDTH - 14]
const TOP = 32
const [WEST, EAST] = [LEFT + BEND, RIGHT - BEND]
const ROWS = [TOP, TOP + 2 * BEND, TOP + 4 * BEND] as const
const LENGTHS = [EAST - LEFT, Math.PI * BEND, EAST - WEST, Math.PI * BEND, RIGHT - WEST] as const
const LENGTH = LENGTHS.reduce((sum, length) => sum + length, 0)

/** A point on the river, and the direction of flow there in radians. */
export type RiverPlace = {
  readonly x: number
  readonly y: number
  readonly heading: number
  /** The side for words: the inner bank in a bend, below the river where it is straight. */
  readonly side: 1 | -1
  readonly isBend: boolean
}

/** The point at a fraction of the way, 0 at birth to 1 at the end. */
export function riverPlace(part: number): RiverPlace {
  let along = Math.min(1, Math.max(0, part)) * LENGTH
  let reach = 0
  while (reach < 4 && along > (LENGTHS[reach] ?? 0)) {
    along -= LENGTHS[reach] ?? 0
    reach += 1
  }
  const turned = along / BEND
  const [run, down] = [BEND * Math.sin(turned), BEND - BEND * Math.cos(turned)]
  const flat = { isBend: false, heading: 0, side: 1 } as const
  if (reach === 0) return { ...flat, x: LEFT + along, y: ROWS[0] }
  if (reach === 1) {
    return { x: EAST + run, y: ROWS[0] + down, heading: turned, side: 1, isBend: true }
  }
  if (reach === 2) return { ...flat, x: EAST - along, y: ROWS[1], heading: Math.PI, side: -1 }
  if (reach === 3) {
    return { x: WEST - run, y: ROWS[1] + down, heading: Math.PI - turned, side: -1, isBend: true }
  }
  return { ...flat, x: WEST + along, y: ROWS[2] }
}

/** A point at a distance to the right of a place, seen in the direction of flow. */
export function beside({ x, y, heading }: RiverPlace, distance: number): readonly [number, number] {
  return [round(x - distance * Math.sin(heading)), round(y + distance * Math.cos(heading))]
}

const STEP = 3 / LENGTH

/** Points from one fraction to another, close enough to join with straight lines. */
function placesBetween(from: number, to: number): RiverPlace[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, step) =>
    riverPlace(from + ((to - from) * step) / count),
  )
}

/** The outline of a stretch, as a path. */
export function stretchOutline(from: number, to: number, half: number): string {
  const places = placesBetween(from, to)
  const banks = [
    ...places.map((place) => beside(place, -half)),
    ...places.toReversed().map((place) => beside(place, half)),
  ]
  return `M${banks.map((point) => point.join(' ')).join('L')}Z`
}

/**
 * The path for a stretch's name; reversed where the water flows left, so that it reads to the
 * right.
 */
export function stretchLine(from: number, to: number): string {
  const middle = riverPlace((from + to) / 2)
  const places = placesBetween(from, to)
  const read = Math.cos(middle.heading) < -0.01 ? places.toReversed() : places
  return `M${read.map((place) => beside(place, 0).join(' ')).join('L')}`
}

/** The bounding box of a stretch with the area that can be pressed. */
export function stretchBox(from: number, to: number) {
  const places = placesBetween(from, to)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [x, y] = [Math.min(...xs) - HALF_PRESS, Math.min(...ys) - HALF_PRESS]
  const [width, height] = [Math.max(...xs) + HALF_PRESS - x, Math.max(...ys) + HALF_PRESS - y]
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
