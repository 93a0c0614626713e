import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from '~dev/app-server/static-file.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const BYTES = Buffer.from(Uint8Array.from({ length: 5000 }, (_, at) => (at * 31 + (at >> 8)) & 255))

/** A recording among the files of a build, over real HTTP. */
async function serveBuilt() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'recordings'))
  await writeFile(join(folder, 'recordings', 'yaman-10.mp3'), BYTES)
  const server = createServer(staticFiles(folder))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/recordings/yaman-10.mp3`, { method, headers })
}

test.each([
  ['the probe of Safari', 'bytes=0-1', 0, 1],
  ['the rest of a file', 'bytes=4000-', 4000, 4999],
  ['the end of a file', 'bytes=-128', 4872, 4999],
  ['more than there is', 'bytes=10-99999', 10, 4999],
])('a request for %s gets that part of a built recording', async (_what, range, start, end) => {
  const get = await serveBuilt()
  const response = await get({ Range: range })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/5000`)
  expect(response.headers.get('content-length')).toBe(String(end - start + 1))
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.equals(BYTES.subarray(start, end + 1))).toBe(true)
})

test('a built recording is sent whole, is described, and refuses a range beyond its end', async () => {
  const get = await serveBuilt()
  for (const headers of [{}, { Range: 'bytes=0-1,5-9' }]) {
    const whole = await get(headers)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(Buffer.from(await whole.arrayBuffer()).equals(BYTES)).toBe(true)
  }
  const head = await get({}, 'HEAD')
  expect(head.headers.get('content-length')).toBe('5000')
  const beyond = await get({ Range: 'bytes=5000-' })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */5000')
})
