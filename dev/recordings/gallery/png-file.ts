import { deflateSync } from 'node:zlib'
import type { Canvas } from '~dev/recordings/gallery/canvas.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

/** A canvas as a PNG of one byte a pixel, its colours rounded until a palette can hold them. */
export function pngFile(canvas: Canvas): Buffer {
  for (let bits = 0; ; bits++) {
    const indexed = indexedBy(canvas, bits)
    if (indexed) return written(canvas, indexed)
  }
}

type Indexed = { readonly palette: readonly number[]; readonly indices: Uint8Array }

/** Nothing when there are too many colours even without their lowest `bits`. */
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

function written({ width, height }: Canvas, { palette, indices }: Indexed): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits deep, by palette.
  header.set([8, 3], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
