import { expect, test } from 'vitest'
import { fragment, fragmentsHead } from '~/mp3/fragments.ts'
import { FRAME_BYTES } from '~/mp3/frames.ts'

type Box = { readonly name: string; readonly from: number; readonly to: number }

/** The boxes that lie in a part of an MP4, which they must fill. */
function boxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const size = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    boxes.push({ name, from: at + 8, to: at + size })
    at += size
  }
  expect(boxes.at(-1)?.to).toBe(to)
  return boxes
}

/** The box at the end of a path of names. */
function boxAt(bytes: Uint8Array, path: string): Box {
  let [from, to] = [0, bytes.length]
  let found: Box | undefined
  for (const name of path.split('/')) {
    found = boxesIn(bytes, from, to).find((box) => box.name === name)
    if (!found) throw new Error(`There is no ${name} of ${path}`)
    from = found.from
    to = found.to
  }
  if (!found) throw new Error('An empty path')
  return found
}

const frames = (count: number) => new Uint8Array(count * FRAME_BYTES).fill(7)

test('the head describes one track of MP3 in stereo at 32 kHz', () => {
  const head = fragmentsHead()
  const view = new DataView(head.buffer)
  expect(boxesIn(head).map(({ name }) => name)).toEqual(['ftyp', 'moov'])
  const { from } = boxAt(head, 'moov/trak/mdia/minf/stbl/stsd')
  expect(String.fromCharCode(...head.subarray(from + 12, from + 16))).toBe('.mp3')
  const entry = from + 16
  expect(view.getUint16(entry + 16)).toBe(2)
  expect(view.getUint32(entry + 24) / 0x10000).toBe(32_000)
  const { from: mdhd } = boxAt(head, 'moov/trak/mdia/mdhd')
  expect(view.getUint32(mdhd + 12)).toBe(32_000)
  const { from: trex } = boxAt(head, 'moov/mvex/trex')
  expect([12, 16].map((at) => view.getUint32(trex + at))).toEqual([1152, 576])
})

test('a fragment begins at its time in the recording, and its data where it says', () => {
  const bytes = fragment(frames(3), 250)
  const view = new DataView(bytes.buffer)
  const { from: tfdt } = boxAt(bytes, 'moof/traf/tfdt')
  expect(view.getUint8(tfdt)).toBe(1)
  expect(view.getBigUint64(tfdt + 4)).toBe(BigInt(9 * 32_000))
  const { from: trun } = boxAt(bytes, 'moof/traf/trun')
  expect(view.getUint32(trun + 4)).toBe(3)
  const data = boxAt(bytes, 'mdat')
  expect(view.getUint32(trun + 8)).toBe(data.from)
  expect(data.to - data.from).toBe(3 * FRAME_BYTES)
  expect(bytes.subarray(data.from)).toEqual(frames(3))
})

test('the time of a fragment may be longer than four bytes hold', () => {
  const bytes = fragment(frames(1), 4_000_000)
  const { from } = boxAt(bytes, 'moof/traf/tfdt')
  expect(new DataView(bytes.buffer).getBigUint64(from + 4)).toBe(4_608_000_000n)
})
