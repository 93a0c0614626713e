import { encode } from 'fast-png'
import type { Canvas } from '~dev/recordings/gallery/canvas.ts'

const MOST_COLOURS = 256

/** A canvas as a PNG of one byte a pixel, with colours rounded until they fit a palette. */
export function pngFile(canvas: Canvas): Uint8Array {
  for (let bits = 0; ; bits++) {
    const indexed = indexedBy(canvas, bits)
    if (!indexed) continue
    const palette = indexed.palette.map((c) => [c >> 16, (c >> 8) & 255, c & 255])
    const { width, height } = canvas
    const picture = {
      width,
      height,
      data: indexed.indices,
      depth: 8,
      channels: 1,
      palette,
    } as const
    return encode(picture, { zlib: { level: 9 } })
  }
}

type Indexed = { readonly palette: readonly number[]; readonly indices: Uint8Array }

/** `undefined` when there are too many colours even without their lowest `bits`. */
function indexedBy({ pixels, width, height }: Canvas, bits: number): Indexed | undefined {
  const numbers = new Map<number, number>()
  const indices = new Uint8Array(width * height)
  const round = (value: number | undefined) => ((value ?? 0) >> bits) << bits
  for (let pixel = 0; pixel < indices.length; pixel++) {
    const [red, green, blue] = pixels.subarray(pixel * 3, pixel * 3 + 3)
    const colour = (round(red) << 16) | (round(green) << 8) | round(blue)
    const number = numbers.get(colour) ?? numbers.size
    if (number === MOST_COLOURS) return undefined
    numbers.set(colour, number)
    indices[pixel] = number
  }
  return { palette: [...numbers.keys()], indices }
}
