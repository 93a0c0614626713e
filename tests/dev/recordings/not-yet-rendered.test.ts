import { get as httpGet } from 'node:http'
import { expect, test } from 'vitest'
import { GrowingFile } from '~dev/recordings/render/growing-file.ts'
import { RenderQueue } from '~dev/recordings/render/queue.ts'
import { HandFedRenderer } from '~tests/support/sound/hand-fed-renderer.ts'
import { serveRecordings } from '~tests/support/sound/recordings-server.ts'

const PATH = '/recordings/yaman-1.mp3'
const SOON = 5

const file = () => new GrowingFile({ draft: 'none.draft', file: 'none.mp3' }, 600_840)

test.each([
  ['that has not begun', 0, undefined],
  ['whose rendering has not come so far', 1000, 'bytes=300000-'],
])('a range of a recording %s is refused with a time to ask again', async (_what, made, range) => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer, undefined, SOON)
  if (made > 0) {
    const first = get(PATH)
    await (await renderer.order(0)).growTo(made)
    await first
  }
  const response = await get(PATH, range ? { Range: range } : {})
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('3')
  expect(response.headers.get('server-timing')).toBe('retry-after;dur=3000')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-range')).toBeNull()
  expect(await response.json()).toEqual({
    error: 'This part of the recording is still being made; please try again.',
  })
})

test('a range that was refused is there when it is asked for again, and is rendered once', async () => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer, undefined, SOON)
  expect((await get(PATH, { Range: 'bytes=390000-' })).status).toBe(503)
  await (await renderer.order(0)).finish()
  const response = await get(PATH, { Range: 'bytes=390000-' })
  expect(response.status).toBe(206)
  expect((await response.arrayBuffer()).byteLength).toBe(210_840)
  expect(renderer.orders).toHaveLength(1)
})

test('a recording that cannot be made is refused without a time to ask again', async () => {
  const renderer = new HandFedRenderer()
  const { get } = await serveRecordings(renderer)
  const answer = get(PATH)
  ;(await renderer.order(0)).fail('the disk is full')
  const response = await answer
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBeNull()
  expect(response.headers.get('server-timing')).toBeNull()
})

test('a request stops waiting when its listener leaves', async ({ onTestFinished }) => {
  const opened: GrowingFile[] = []
  const open = RenderQueue.prototype.open
  RenderQueue.prototype.open = async function (recording) {
    const growing = await open.call(this, recording)
    opened.push(growing)
    return growing
  }
  onTestFinished(() => {
    RenderQueue.prototype.open = open
  })
  const { port } = await serveRecordings(new HandFedRenderer())
  const request = httpGet({ port, path: PATH, host: '127.0.0.1', agent: false })
  request.on('error', () => undefined)
  await expect.poll(() => opened[0]?.waiting).toBe(1)
  request.destroy()
  await expect.poll(() => opened[0]?.waiting).toBe(0)
})

test('a wait for bytes ends with the reason of its signal, and others continue', async () => {
  const growing = file()
  const leaving = new AbortController()
  const left = growing.has(100, leaving.signal)
  const stays = growing.has(100)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(growing.waiting).toBe(1)
  growing.grow(100)
  await stays
  await expect(growing.has(200, leaving.signal)).rejects.toThrow('gone')
})

test('a listener who leaves in the middle of a recording ends its reading', async () => {
  const growing = file()
  const leaving = new AbortController()
  const next = growing.read(0, 600_839, leaving.signal).next()
  leaving.abort(new Error('gone'))
  await expect(next).rejects.toThrow('gone')
})

test('a recording in the making states how long the rest will take once a second of it was made', ({
  onTestFinished,
}) => {
  const clock = performance.now
  onTestFinished(() => {
    performance.now = clock
  })
  const growing = file()
  expect(growing.secondsUntil(600_840)).toBeNaN()
  performance.now = () => 0
  growing.grow(1)
  performance.now = () => 2000
  growing.grow(100_000)
  expect(growing.secondsUntil(600_000)).toBeCloseTo(10)
})
