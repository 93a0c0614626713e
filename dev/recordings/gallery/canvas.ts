/** Red, green and blue, 0–255. */
export type Colour = readonly [red: number, green: number, blue: number]

export type Point = readonly [x: number, y: number]

/** Steps of coverage: enough for a smooth edge, few enough colours for a palette. */
const STEPS = 5

/** A picture to draw on; x to the right, y downwards, in pixels. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(width: number, height: number, ground: Colour) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height * 3)
    this.fill(0, 0, width, height, ground)
  }

  /** A rectangle of whole pixels. */
  fill(left: number, top: number, width: number, height: number, colour: Colour): void {
    for (let y = Math.round(top); y < Math.round(top + height); y++) {
      for (let x = Math.round(left); x < Math.round(left + width); x++) this.#put(x, y, colour, 1)
    }
  }

  /** A line through points, `thickness` pixels wide, with round ends and smooth edges. */
  line(points: readonly Point[], thickness: number, colour: Colour): void {
    const [first] = points
    if (points.length === 1 && first) this.#segment(first, first, thickness, colour)
    for (const [index, to] of points.slice(1).entries()) {
      this.#segment(points[index] as Point, to, thickness, colour)
    }
  }

  #segment(from: Point, to: Point, thickness: number, colour: Colour): void {
    const reach = thickness / 2 + 1
    const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach]
    const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach]
    for (let y = Math.floor(top); y <= bottom; y++) {
      for (let x = Math.floor(left); x <= right; x++) {
        const distance = distanceTo([x + 0.5, y + 0.5], from, to)
        const cover = Math.min(1, Math.max(0, thickness / 2 + 0.5 - distance))
        this.#put(x, y, colour, Math.round(cover * STEPS) / STEPS)
      }
    }
  }

  #put(x: number, y: number, colour: Colour, cover: number): void {
    if (cover === 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const at = (y * this.width + x) * 3
    for (const [channel, value] of colour.entries()) {
      const below = this.pixels[at + channel] as number
      this.pixels[at + channel] = Math.round(below + (value - below) * cover)
    }
  }
}

function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX * alongX + alongY * alongY
  const share = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(x - fromX - at * alongX, y - fromY - at * alongY)
}
