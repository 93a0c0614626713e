import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { STILLNESS } from '~/domain/sit/sit-ground.ts'
import { mp3Bytes } from '~/mp3/frames.ts'
import { recordings } from '~dev/app-server/recordings.ts'
import { RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const PATH = '/recordings/yaman-1.mp3'
const SIZE = mp3Bytes(60)
const BYTES = Buffer.from(Uint8Array.from({ length: SIZE }, (_, at) => (at * 31 + (at >> 8)) & 255))

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** The recordings over real HTTP; other paths reply "elsewhere". */
async function serve(cacheFolder: string) {
  const handler = recordings(cacheFolder)
  const server = createServer((request, response) =>
    handler(request, response, () => void response.end('elsewhere')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
}

const placeOfYaman = (cacheFolder: string) =>
  new RecordingCache(cacheFolder).locate({ raga: ragaFor('yaman'), minutes: 1 }).file

/** A server whose cache holds the recording already. */
async function serveFinished() {
  const folder = await temporaryFolder()
  await writeFile(placeOfYaman(folder), BYTES)
  return await serve(folder)
}

describe('a finished recording', () => {
  test('a finished recording is sent whole when no part is asked for', async () => {
    const get = await serveFinished()
    for (const headers of [{}, { Range: 'bytes=0-1,5-9' }, { Range: 'frames=0-1' }]) {
      const response = await get(PATH, headers)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('audio/mpeg')
      expect(response.headers.get('content-length')).toBe(String(SIZE))
      expect(response.headers.get('accept-ranges')).toBe('bytes')
      expect(response.headers.get('content-range')).toBeNull()
      expect((await bodyOf(response)).equals(BYTES)).toBe(true)
    }
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, SIZE - 1],
    ['bytes=300000-300359', 300_000, 300_359],
    ['bytes=600000-', 600_000, SIZE - 1],
    ['bytes=600000-9999999', 600_000, SIZE - 1],
    ['bytes=-128', SIZE - 128, SIZE - 1],
  ])('a finished recording is sent in part for the range %s', async (range, start, end) => {
    const get = await serveFinished()
    const response = await get(`${PATH}?file`, { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bodyOf(response)).equals(BYTES.subarray(start, end + 1))).toBe(true)
  })

  test.each([`bytes=${SIZE}-`, 'bytes=-0', 'bytes=9-5'])(
    'a finished recording refuses the range %s and states its size',
    async (range) => {
      const get = await serveFinished()
      const response = await get(PATH, { Range: range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`)
    },
  )

  test('a finished recording that has not changed is not sent again', async () => {
    const get = await serveFinished()
    const tag = (await get(PATH, {}, 'HEAD')).headers.get('etag') ?? ''
    expect((await get(PATH, { 'If-None-Match': tag })).status).toBe(304)
    const other = await get(PATH, { 'If-None-Match': '"other"' })
    expect(other.status).toBe(200)
    expect(other.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('a recording that the cache lacks', () => {
  test('a missing recording is made once for all who ask, as a whole', async () => {
    const folder = await temporaryFolder()
    const get = await serve(folder)
    const [whole, part] = await Promise.all([get(PATH), get(PATH, { Range: 'bytes=600000-' })])
    const bytes = await bodyOf(whole)
    expect([whole.status, bytes.length]).toEqual([200, SIZE])
    expect(part.status).toBe(206)
    expect((await bodyOf(part)).equals(bytes.subarray(600_000))).toBe(true)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^yaman-1\.[0-9a-f]{20}\.mp3$/)])
    expect((await readFile(placeOfYaman(folder))).equals(bytes)).toBe(true)
  })

  test('a cached recording of the wrong length is made again, and never sent', async () => {
    const folder = await temporaryFolder()
    await writeFile(placeOfYaman(folder), 'cut')
    const get = await serve(folder)
    expect(await bodyOf(await get(PATH))).toHaveLength(SIZE)
  })

  test('a ground of a sit is made and sent like any recording', async () => {
    const get = await serve(await temporaryFolder())
    const response = await get(STILLNESS.url, { Range: 'bytes=0-359' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 0-359/${SIZE}`)
  })

  test('a recording that cannot be made is an error that says why, and is tried again', async () => {
    const folder = join(await temporaryFolder(), 'recordings')
    await writeFile(folder, 'a file where the folder should be')
    const get = await serve(folder)
    const failed = await get(STILLNESS.url)
    expect(failed.status).toBe(500)
    expect(await failed.text()).toContain('EEXIST')
    await rm(folder)
    expect((await get(STILLNESS.url)).status).toBe(200)
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
    '/recordings/yaman-10.mp3%00',
  ])('the path %s is not found, and nothing is made', async (path) => {
    const folder = await temporaryFolder()
    const get = await serve(folder)
    expect((await get(path)).status).toBe(404)
    expect(await readdir(folder)).toEqual([])
  })

  test('the other paths are passed on, and a recording cannot be written', async () => {
    const get = await serve(await temporaryFolder())
    expect(await (await get('/bell.mp3')).text()).toBe('elsewhere')
    // The client itself resolves `%2e%2e`: this request is no longer for a recording.
    expect(await (await get('/recordings/%2e%2e/package.json')).text()).toBe('elsewhere')
    const response = await get(PATH, {}, 'DELETE')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
