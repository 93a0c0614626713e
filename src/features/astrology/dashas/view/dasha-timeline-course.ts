/** The river is drawn in three reaches, which two bends join. */
export const TIMELINE_WIDTH = 320
export const TIMELINE_HEIGHT = 232
/** Half the width of the water, and of what a finger finds. */
export const HALF_WATER = 13
export const HALF_PRESS = 22

const BEND = 42
const [LEFT, RIGHT] = [14, TIMELINE_WIDTH - 14]
const TOP = 32
const [WEST, EAST] = [LEFT + BEND, RIGHT - BEND]
const ROWS = [TOP, TOP + 2 * BEND, TOP + 4 * BEND] as const
const LENGTHS = [EAST - LEFT, Math.PI * BEND, EAST - WEST, Math.PI * BEND, RIGHT - WEST] as const
const LENGTH = LENGTHS.reduce((sum, length) => sum + length, 0)

/** A place on the river: where it is, and which way the water goes, in radians. */
export type RiverPlace = {
  readonly x: number
  readonly y: number
  readonly heading: number
  /** On which side words stand: the inner bank of a bend, and below where it runs straight. */
  readonly side: 1 | -1
  readonly isBend: boolean
}

/** The place after a part of the way, 0 at birth to 1 at the end. */
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

/** A point beside a place, to the right of who swims with the water. */
export function beside({ x, y, heading }: RiverPlace, distance: number): readonly [number, number] {
  return [round(x - distance * Math.sin(heading)), round(y + distance * Math.cos(heading))]
}

const STEP = 3 / LENGTH

/** Places from one part to another, close enough to be joined by straight lines. */
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

/** The line on which a stretch's name is written; against the water where that flows left. */
export function stretchLine(from: number, to: number): string {
  const middle = riverPlace((from + to) / 2)
  const places = placesBetween(from, to)
  const read = Math.cos(middle.heading) < -0.01 ? places.toReversed() : places
  return `M${read.map((place) => beside(place, 0).join(' ')).join('L')}`
}

/** The rectangle around a stretch and what a finger finds of it. */
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
