import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesNamed, HandFedRenderer } from '~tests/support/sound/hand-fed-renderer.ts'
import { serveRecordings } from '~tests/support/sound/recordings-server.ts'

const NAME = 'yaman-1.mp3'
const PATH = `/recordings/${NAME}`
const SIZE = 600_840
const BYTES = bytesNamed(NAME)

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** A request that can be broken off, unlike one of fetch whose connection is pooled. */
const connect = (port: number, range = 'bytes=0-') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, path: PATH, host: '127.0.0.1', agent: false, headers: { range } }
    httpGet(options, resolve).on('error', reject)
  })

test('a recording in the making is played as it grows, and every listener gets the finished bytes', async () => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer)
  const whole = get(PATH)
  const order = await renderer.order(0)
  const late = get(PATH, { Range: 'bytes=390000-390999' })
  const middle = get(PATH, { Range: 'bytes=100000-400000' })
  await order.growTo(1)
  // The head goes out with the first byte: the length is known before the file.
  const response = await whole
  expect(response.headers.get('content-length')).toBe(String(SIZE))
  const early = await get(PATH, { Range: 'bytes=0-0' })
  expect((await bodyOf(early)).equals(BYTES.subarray(0, 1))).toBe(true)
  for (const bytes of [99_999, 100_001, 250_000, 599_999]) await order.growTo(bytes)
  const part = await middle
  expect(part.headers.get('content-range')).toBe(`bytes 100000-400000/${SIZE}`)
  expect((await bodyOf(part)).equals(BYTES.subarray(100_000, 400_001))).toBe(true)
  await order.finish()
  expect((await bodyOf(response)).equals(BYTES)).toBe(true)
  expect((await bodyOf(await late)).equals(BYTES.subarray(390_000, 391_000))).toBe(true)
  expect(renderer.orders).toHaveLength(1)
})

test('a recording in the making is described without being made', async () => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer)
  const response = await get(PATH, { Range: 'bytes=0-1' }, 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(SIZE))
  expect((await get(PATH, { Range: `bytes=${SIZE}-` })).status).toBe(416)
  expect(renderer.orders).toHaveLength(0)
})

test('a recording in the making continues when its listener leaves', async () => {
  const renderer = new HandFedRenderer()
  const { port, get } = await serveRecordings(renderer)
  const listener = connect(port)
  const order = await renderer.order(0)
  await order.growTo(1000)
  const response = await listener
  const closed = new Promise((resolve) => response.once('close', resolve))
  response.once('error', () => undefined)
  response.destroy()
  await closed
  await order.finish()
  expect((await bodyOf(await get(PATH))).equals(BYTES)).toBe(true)
  expect(renderer.orders).toHaveLength(1)
})

test('a listener who goes far ahead has the rest made apart, until the listener leaves', async () => {
  const renderer = new HandFedRenderer()
  const { port, get, cacheFolder } = await serveRecordings(renderer)
  const first = get(PATH)
  const whole = await renderer.order(0)
  const ahead = connect(port, 'bytes=450000-')
  const rest = await renderer.order(1)
  expect([whole.part.from, rest.part.from]).toEqual([undefined, 36])
  await rest.growTo(500_000)
  const response = await ahead
  expect(response.statusCode).toBe(206)
  expect(response.headers['content-range']).toBe(`bytes 450000-600839/${SIZE}`)
  const [heard] = await once(response, 'data')
  expect(heard).toEqual(BYTES.subarray(450_000, 450_000 + heard.length))
  response.once('error', () => undefined)
  response.destroy()
  await once(rest.part.signal ?? new EventTarget(), 'abort')
  // The whole goes on, and is all that is kept.
  await whole.finish()
  expect((await bodyOf(await first)).equals(BYTES)).toBe(true)
  await expect.poll(() => readdir(cacheFolder)).toEqual([expect.stringMatching(/^yaman-1\..*mp3$/)])
})

test('a recording that cannot be made gives a message, leaves the cache as it is, and is tried again', async () => {
  const renderer = new HandFedRenderer()
  const { get, cacheFolder } = await serveRecordings(renderer)
  const first = get(PATH)
  const order = await renderer.order(0)
  order.fail('no space left on the disk')
  const response = await first
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual({
    error:
      'This recording could not be made just now; please try again. (no space left on the disk)',
  })
  expect(await readdir(cacheFolder)).toEqual([])
  const second = get(PATH)
  await (await renderer.order(1)).finish()
  expect((await second).status).toBe(200)
})

test('a recording that fails half-way is cut short, and never ended as if it were whole', async () => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer)
  const listener = get(PATH)
  const order = await renderer.order(0)
  await order.growTo(1000)
  const response = await listener
  order.fail('the thread died')
  await expect(response.arrayBuffer()).rejects.toThrow()
})

test('drafts left by a kill, and recordings of an older renderer, are removed', async () => {
  const renderer = new HandFedRenderer()
  const { get, cacheFolder } = await serveRecordings(renderer)
  // Process numbers end below 2^22 on every system: this one never lived.
  await writeFile(join(cacheFolder, 'desh-1.aa.mp3.99999999-1a2b3c4d.draft'), 'half')
  await writeFile(join(cacheFolder, 'yaman-1.00000000000000000000.mp3'), 'old')
  await writeFile(join(cacheFolder, 'yaman-10.00000000000000000000.mp3'), 'old, another length')
  await writeFile(join(cacheFolder, 'desh-1.00000000000000000000.mp3'), 'another raga')
  const answer = get(PATH)
  await (await renderer.order(0)).finish()
  await bodyOf(await answer)
  // The next recording begins only after the clearing of the last.
  expect((await readdir(cacheFolder)).filter((name) => name.endsWith('.draft'))).toEqual([])
  await expect
    .poll(async () => (await readdir(cacheFolder)).sort())
    .toEqual([
      'desh-1.00000000000000000000.mp3',
      expect.stringMatching(/^yaman-1\.[0-9a-f]{20}\.mp3$/),
    ])
})

test('a cached file of the wrong length is made again, and never read from', async () => {
  const renderer = new HandFedRenderer()
  const { get, cacheFolder } = await serveRecordings(renderer)
  const key = (await get(PATH, {}, 'HEAD')).headers.get('etag')?.replaceAll('"', '')
  await writeFile(join(cacheFolder, `yaman-1.${key}.mp3`), 'cut')
  const whole = get(PATH)
  const order = await renderer.order(0)
  await order.growTo(1000)
  const early = await get(PATH, { Range: 'bytes=0-999' })
  expect((await bodyOf(early)).equals(BYTES.subarray(0, 1000))).toBe(true)
  await order.finish()
  expect((await bodyOf(await whole)).equals(BYTES)).toBe(true)
})
