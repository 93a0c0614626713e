import { MPEGDecoder } from 'mpg123-decoder'
import { expect, test } from 'vitest'
import type { Mp3Encoder } from '~/mp3/encoder.ts'
import { FRAME_BYTES, FRAME_SECONDS, soundFrames } from '~/mp3/frames.ts'
import { createComposing } from '~/workers/composer/composing.ts'
import type { PieceOrder, Reply } from '~/workers/composer/order.ts'
import { levelOf } from '~dev/recordings/measure/fidelity.ts'
import { parseMp3 } from '~dev/recordings/measure/mp3-frames.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'

const ADDRESS = '/recordings/bhupali-3.mp3?seed=2026-11-25&sa=d3'

const order = (fields: Partial<PieceOrder> = {}): PieceOrder => ({
  kind: 'piece',
  run: 0,
  piece: 0,
  address: ADDRESS,
  from: 0,
  seconds: 2,
  packing: 'mpeg',
  ...fields,
})

/** A composer, and its replies once it has nothing left to do. */
function composing(encoder: () => Promise<Mp3Encoder> = mp3Encoder) {
  const replies: Reply[] = []
  let orders = 0
  let done = 0
  const compose = createComposing({
    encoder,
    send: (reply) => replies.push(reply),
    breathe: () => {
      done += 1
      return Promise.resolve()
    },
  })
  return {
    replies,
    give(...given: Parameters<typeof compose>[0][]) {
      orders += given.length
      for (const one of given) compose(one)
    },
    idle: () => expect.poll(() => done).toBe(orders),
  }
}

const bytesOf = (reply: Reply | undefined) =>
  reply && 'bytes' in reply ? reply.bytes : new Uint8Array()

test('pieces are whole frames, and together the whole end of the session', async () => {
  const { give, idle, replies } = composing()
  give(order({ from: 171, seconds: 4 }), order({ from: 171, piece: 1, seconds: 60 }))
  await idle()
  expect(replies.map((reply) => 'isLast' in reply && reply.isLast)).toEqual([false, true])
  const frames = replies.flatMap((reply) => parseMp3(bytesOf(reply)))
  expect(frames).toHaveLength(soundFrames(180) - Math.round(171 / FRAME_SECONDS))
  expect(new Set(frames.map(({ bytes }) => bytes))).toEqual(new Set([FRAME_BYTES]))
})

test('a sit is composed from any second of the grid, to the end of its last bell', async () => {
  const { give, idle, replies } = composing()
  const sit = { address: '/recordings/sit-60.mp3?ground=rain&bells=halfway', from: 54 }
  give(order({ ...sit, seconds: 4 }), order({ ...sit, piece: 1, seconds: 60 }))
  await idle()
  expect(replies.map((reply) => 'isLast' in reply && reply.isLast)).toEqual([false, true])
  const frames = replies.flatMap((reply) => parseMp3(bytesOf(reply)))
  expect(frames).toHaveLength(soundFrames(75) - Math.round(54 / FRAME_SECONDS))
})

test('the bells of a sit are in what is sent: it is loud where they ring, and soft between', async () => {
  const { give, idle, replies } = composing()
  const address = '/recordings/sit-60.mp3'
  give(order({ address, from: 36, seconds: 60 }))
  await idle()
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData } = decoder.decode(bytesOf(replies[0]))
  decoder.free()
  const [left = new Float32Array()] = channelData
  const at = (second: number) =>
    levelOf({ left, right: left }, (second - 36) * 32_000, (second - 35.5) * 32_000)
  expect(at(58)).toBeLessThan(-50)
  expect(at(60.1)).toBeGreaterThan(-35)
})

test('an order that comes twice, or of a run that is over, makes nothing', async () => {
  const { give, idle, replies } = composing()
  give(order(), order(), order({ piece: 5 }))
  await idle()
  expect(replies.map(({ run, piece }) => [run, piece])).toEqual([[0, 0]])
  give(order({ run: 1, piece: 1 }), order({ run: 2, from: 9 }), order({ run: 0, piece: 1 }))
  await idle()
  expect(replies.map(({ run, piece }) => [run, piece])).toEqual([
    [0, 0],
    [2, 0],
  ])
})

test('of several runs that wait, only the newest is begun', async () => {
  const { give, idle, replies } = composing()
  // The first is under way before the others are asked for.
  give(order(), order({ run: 1, from: 9 }), order({ run: 2, from: 18 }))
  await idle()
  expect(replies.map(({ run }) => run)).toEqual([0, 2])
})

test('an encoder that does not come is reported, and tried again with the next run', async () => {
  let isThere: boolean = false
  const { give, idle, replies } = composing(() =>
    isThere ? mp3Encoder() : Promise.reject(new TypeError('404')),
  )
  give({ kind: 'warm', address: ADDRESS }, order())
  await idle()
  expect(replies).toEqual([{ run: 0, piece: 0, fault: 'encoder' }])
  isThere = true
  give(order({ run: 1 }))
  await idle()
  expect(bytesOf(replies.at(-1)).length).toBeGreaterThan(0)
})

test('an address that is neither is a fault, and the next order is carried out', async () => {
  const { give, idle, replies } = composing()
  give(order({ address: '/recordings/yaman-61.mp3' }))
  await idle()
  expect(replies).toEqual([{ run: 0, piece: 0, fault: 'composer' }])
  give(order({ run: 1 }))
  await idle()
  expect(replies.at(-1)).toMatchObject({ run: 1, isLast: false })
})

test('in fragments the frames are the same, after a head and with the time of the run', async () => {
  const { give, idle, replies } = composing()
  give(order({ from: 18 }))
  await idle()
  give(order({ run: 1, from: 18, packing: 'mp4' }))
  await idle()
  const [plain, packed] = replies.map(bytesOf)
  const text = Buffer.from(packed ?? []).toString('latin1')
  expect(text.indexOf('ftyp')).toBe(4)
  expect(text.endsWith(Buffer.from(plain ?? []).toString('latin1'))).toBe(true)
})
