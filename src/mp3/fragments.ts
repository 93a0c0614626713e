import { ENCODING, FRAME_BYTES, FRAME_SAMPLES } from '~/mp3/frames.ts'

/*
 * MP3 frames in fragments of MP4 (ISO/IEC 14496-12), the only way in which Firefox takes them piece
 * by piece. All frames have one size and one length, so a fragment only says how many there are.
 */

type Part = Uint8Array<ArrayBuffer> | readonly number[] | string

const TRACK = 1
const CHANNELS = 2
const [NOTHING, U16, U32] = [[0, 0, 0, 0], bytesOf(2), bytesOf(4)]
/** The volume and the matrix that every movie and track has, and which sound has no use for. */
const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(U32)
const PRESENT = 1
const [HAS_OFFSET, FROM_MOOF] = [0x000001, 0x020000]

/** What comes before the first fragment: a track of MP3 whose length is not said. */
export function fragmentsHead(): Uint8Array<ArrayBuffer> {
  const sampleEntry = box('.mp3', [
    ...[...NOTHING, 0, 0, ...U16(1)],
    ...[...NOTHING, ...NOTHING],
    ...[...U16(CHANNELS), ...U16(16), ...NOTHING],
    ...U32(ENCODING.sampleRate * 0x10000),
  ])
  const noSamples = [full('stts', U32(0)), full('stsc', U32(0)), full('stco', U32(0))]
  const table = box(
    'stbl',
    full('stsd', U32(1), sampleEntry),
    ...noSamples,
    full('stsz', [...U32(0), ...U32(0)]),
  )
  const here = box('dinf', full('dref', U32(1), full('url ', [], PRESENT)))
  const media = box(
    'mdia',
    full('mdhd', [
      ...NOTHING,
      ...NOTHING,
      ...U32(ENCODING.sampleRate),
      ...NOTHING,
      0x55,
      0xc4,
      0,
      0,
    ]),
    full('hdlr', NOTHING, 'soun', [...NOTHING, ...NOTHING, ...NOTHING], 'Alap', [0]),
    box('minf', full('smhd', NOTHING), here, table),
  )
  const spaces = [...NOTHING, ...NOTHING]
  const track = full(
    'tkhd',
    [...NOTHING, ...NOTHING, ...U32(TRACK), ...NOTHING, ...NOTHING, ...spaces, ...NOTHING],
    [...U16(0x100), 0, 0, ...MATRIX, ...NOTHING, ...NOTHING],
    3,
  )
  const movie = full(
    'mvhd',
    [...NOTHING, ...NOTHING, ...U32(ENCODING.sampleRate), ...NOTHING, ...U32(0x10000)],
    [...U16(0x100), 0, 0, ...spaces, ...MATRIX, ...spaces, ...spaces, ...spaces, ...U32(TRACK + 1)],
  )
  const defaults = [U32(TRACK), U32(1), U32(FRAME_SAMPLES), U32(FRAME_BYTES), NOTHING].flat()
  return joined([
    box('ftyp', 'iso5', NOTHING, 'iso5', 'iso6'),
    box('moov', movie, box('trak', track, media), box('mvex', full('trex', defaults))),
  ])
}

/** Whole frames as a fragment that begins after so many frames of the recording. */
export function fragment(
  frames: Uint8Array<ArrayBuffer>,
  framesBefore: number,
): Uint8Array<ArrayBuffer> {
  const count = frames.length / FRAME_BYTES
  const time = framesBefore * FRAME_SAMPLES
  const times = [...U32(Math.floor(time / 2 ** 32)), ...U32(time % 2 ** 32)]
  const withOffset = (offset: number) =>
    box(
      'moof',
      full('mfhd', U32(framesBefore + 1)),
      box(
        'traf',
        full('tfhd', U32(TRACK), FROM_MOOF),
        versionOne('tfdt', times),
        full('trun', [...U32(count), ...U32(offset)], HAS_OFFSET),
      ),
    )
  const headOfData = 8
  return joined([withOffset(withOffset(0).length + headOfData), box('mdat', frames)])
}

function box(name: string, ...parts: Part[]): Uint8Array<ArrayBuffer> {
  const content = joined(parts)
  return joined([U32(content.length + 8), name, content])
}

/** A box with a version, here 0, and flags, the last argument if it is a number. */
function full(name: string, ...parts: (Part | number)[]): Uint8Array<ArrayBuffer> {
  const flags = parts.find((part) => typeof part === 'number') ?? 0
  return box(name, U32(flags), ...parts.filter((part) => typeof part !== 'number'))
}

function versionOne(name: string, content: Part): Uint8Array<ArrayBuffer> {
  return box(name, [1, 0, 0, 0], content)
}

function bytesOf(count: number): (value: number) => number[] {
  return (value) =>
    Array.from(
      { length: count },
      (_, index) => Math.floor(value / 256 ** (count - 1 - index)) & 255,
    )
}

function joined(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : Uint8Array.from(part),
  )
  const whole = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const array of arrays) {
    whole.set(array, at)
    at += array.length
  }
  return whole
}
