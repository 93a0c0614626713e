export type Point = readonly [x: number, y: number]
export type Box = {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** Both drawings have the same size, so that the page does not jump when they are exchanged. */
export const WIDTH = 320
export const HEIGHT = 352
export const WHOLE: Box = { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT }
/** A chart with a ring around it is as large as one without, so that its letters stay legible. */
export const WITHIN_RING: Box = { x0: 38, x1: WIDTH - 38, y0: 38, y1: HEIGHT - 38 }

/** A house of a drawing: a convex polygon with a label that no mark may cover. */
export type HouseShape = {
  readonly outline: readonly Point[]
  /** The middle of the label. */
  readonly labelAt: Point
  readonly label: Box
  /** The height on which the marks are centred if possible. */
  readonly middle: number
  /** Its field of the ring, where the drawing has one. */
  readonly ring?: RingShape
}

/** A field of the ring; its marks stand in a convex part of it. */
export type RingShape = { readonly outline: readonly Point[]; readonly room: HouseShape }

/** A part of the ring without a label. */
export function roomIn(outline: readonly Point[]): HouseShape {
  const heights = outline.map(([, y]) => y)
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2
  return { outline, middle, labelAt: [0, 0], label: { x0: 0, x1: 0, y0: -1, y1: -1 } }
}

/** The outline as a polygon's points. */
export function pointsOf({ outline }: Pick<HouseShape, 'outline'>): string {
  return outline.map(([x, y]) => `${x},${y}`).join(' ')
}

/** The bounding box of the outline and of its field of the ring, in SVG terms. */
export function boxOf({ outline, ring }: HouseShape) {
  const points = [...outline, ...(ring?.outline ?? [])]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

type Room = [left: number, right: number]

/** The free width for a line of text between two heights; `null` if there is none. */
export function roomBetween(
  shape: HouseShape,
  y0: number,
  y1: number,
  padding: number,
): Room | null {
  // A convex shape is narrowest at the top or bottom of a band, so two heights are enough.
  const top = widthAt(shape.outline, y0)
  const bottom = widthAt(shape.outline, y1)
  if (!top || !bottom) return null
  const left = Math.max(top[0], bottom[0]) + padding
  const right = Math.min(top[1], bottom[1]) - padding
  const { label } = shape
  if (y1 <= label.y0 || y0 >= label.y1) return left < right ? [left, right] : null
  const before: Room = [left, Math.min(right, label.x0)]
  const after: Room = [Math.max(left, label.x1), right]
  const wider = before[1] - before[0] >= after[1] - after[0] ? before : after
  return wider[0] < wider[1] ? wider : null
}

/** The left and right end of a shape at a height. */
function widthAt(outline: readonly Point[], y: number): Room | null {
  const crossings = outline.flatMap(([x, from], index) => {
    const [nextX, to] = outline[(index + 1) % outline.length] ?? [x, from]
    if (y < Math.min(from, to) || y > Math.max(from, to)) return []
    return from === to ? [x, nextX] : [x + ((nextX - x) * (y - from)) / (to - from)]
  })
  return crossings.length < 2 ? null : [Math.min(...crossings), Math.max(...crossings)]
}

/** A graha or the lagna, as written in a house. */
export type ChartMark = {
  /** Two letters: "Su". */
  readonly name: string
  /** Whole degrees of its sign; `null` where the drawing shows none. */
  readonly degree: number | null
  readonly retrograde: boolean
  readonly combust: boolean
}

/** One of the twelve houses. */
export type ChartHouse = {
  /** 1 to 12; the lagna is in house 1. */
  readonly house: number
  /** 1 for Aries to 12 for Pisces. */
  readonly sign: number
  /** Three letters: "Ari". */
  readonly signName: string
  readonly marks: readonly ChartMark[]
  /** What stands in its field of the ring; a drawing has a ring if its houses have this. */
  readonly ringMarks?: readonly ChartMark[]
  /** The occupants of the house, in words. */
  readonly spoken: string
}

export type ChartFigureProps = {
  /** What the drawing shows: "Birth chart of Meera, North Indian". */
  readonly label: string
  readonly houses: readonly ChartHouse[]
  /** The number of the selected house. */
  readonly selected: number
  readonly onSelect: (house: number) => void
}
