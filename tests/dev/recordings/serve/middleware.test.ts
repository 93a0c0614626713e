import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { bytesNamed, HandFedRenderer } from '~tests/support/sound/hand-fed-renderer.ts'
import { type RecordingsServer, serveRecordings } from '~tests/support/sound/recordings-server.ts'

const NAME = 'yaman-1.mp3'
const PATH = `/recordings/${NAME}`
const SIZE = 600_840
const BYTES = bytesNamed(NAME)

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** A server that has made the recording already. */
async function serveFinished(): Promise<RecordingsServer & { renderer: HandFedRenderer }> {
  const renderer = new HandFedRenderer()
  const server = await serveRecordings(renderer)
  const first = server.get(PATH)
  await (await renderer.order(0)).finish()
  expect((await bodyOf(await first)).equals(BYTES)).toBe(true)
  return { ...server, renderer }
}

describe('a finished recording', () => {
  test('a finished recording is sent whole when no part is asked for', async () => {
    const { get, renderer } = await serveFinished()
    const response = await get(PATH)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(response.headers.get('content-length')).toBe(String(SIZE))
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-range')).toBeNull()
    expect((await bodyOf(response)).equals(BYTES)).toBe(true)
    expect(renderer.orders).toHaveLength(1)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, SIZE - 1],
    ['bytes=300000-300359', 300_000, 300_359],
    ['bytes=600000-', 600_000, SIZE - 1],
    ['bytes=600000-9999999', 600_000, SIZE - 1],
    ['bytes=-128', SIZE - 128, SIZE - 1],
  ])('a finished recording is sent in part for the range %s', async (range, start, end) => {
    const { get } = await serveFinished()
    const response = await get(PATH, { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bodyOf(response)).equals(BYTES.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=0-1,5-9', 'frames=0-1'])(
    'a finished recording is sent whole for the range %s',
    async (range) => {
      const { get } = await serveFinished()
      const response = await get(PATH, { Range: range })
      expect(response.status).toBe(200)
      expect(await bodyOf(response)).toHaveLength(SIZE)
    },
  )

  test.each([`bytes=${SIZE}-`, 'bytes=-0', 'bytes=9-5'])(
    'a finished recording refuses the range %s and states its size',
    async (range) => {
      const { get } = await serveFinished()
      const response = await get(PATH, { Range: range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`)
      expect(await response.json()).toEqual({ error: 'The recording is shorter than that.' })
    },
  )

  test('a finished recording has a tag: unchanged is 304, resuming another version gets the whole', async () => {
    const { get } = await serveFinished()
    const tag = (await get(PATH, {}, 'HEAD')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{20}"$/)
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get(PATH, { 'If-None-Match': header })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(tag)
    }
    expect((await get(PATH, { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get(PATH, { 'If-Range': tag, Range: 'bytes=0-9' })).status).toBe(206)
    expect((await get(PATH, { 'If-Range': '"other"', Range: 'bytes=0-9' })).status).toBe(200)
  })

  test('a finished recording is whole in the cache under its own name, without other files', async () => {
    const { cacheFolder } = await serveFinished()
    expect(await readdir(cacheFolder)).toEqual([
      expect.stringMatching(/^yaman-1\.[0-9a-f]{20}\.mp3$/),
    ])
  })
})

describe('a path without a recording', () => {
  test.each([
    '/recordings/marwa-10.mp3',
    '/recordings/yaman-61.mp3',
    '/recordings/yaman-0.mp3',
    '/recordings/',
    '/recordings/yaman-10.mp3/more',
    '/recordings/..%2f..%2fpackage.json',
    '/recordings/%2e%2e/package.json',
    '/recordings/yaman-10.mp3%00',
  ])('the path %s is not found, and nothing is made', async (path) => {
    const renderer = new HandFedRenderer()
    const { get } = await serveRecordings(renderer)
    const response = await get(path)
    const answer = await response.text()
    expect([404, 200]).toContain(response.status)
    // The client itself resolves `%2e%2e`: that request is then no longer for a recording.
    expect(answer).toBe(
      response.status === 404 ? '{"error":"There is no such recording."}' : 'elsewhere',
    )
    expect(renderer.orders).toHaveLength(0)
  })

  test('the other paths are passed on, and a recording cannot be written', async () => {
    const { get } = await serveRecordings(new HandFedRenderer())
    expect(await (await get('/bell.mp3')).text()).toBe('elsewhere')
    const response = await get(PATH, {}, 'DELETE')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
