import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '~dev/app-server/built-server.ts'
import { rawRequest } from '~tests/support/raw-request.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const SCRIPT = 'export const app = 1'
const FILES = {
  'index.html': '<title>Landing</title>',
  'app.html': '<title>App</title>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'hundred.mp3': 'x'.repeat(100),
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  '.vite/manifest.json': '{}',
}

async function serve(): Promise<string> {
  const outer = await temporaryFolder()
  const folder = join(outer, 'built')
  for (const inner of ['assets', '.vite']) await mkdir(join(folder, inner), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
  await writeFile(join(outer, 'outside.txt'), 'secret')
  const server = await startBuiltServer(folder, 0)
  onTestFinished(server.stop)
  return server.url
}

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/100'],
  ['bytes=90-', 206, 'bytes 90-99/100'],
  ['bytes=-10', 206, 'bytes 90-99/100'],
  ['bytes=50-500', 206, 'bytes 50-99/100'],
  ['bytes=-500', 206, 'bytes 0-99/100'],
  ['bytes=100-', 416, 'bytes */100'],
  ['bytes=9-3', 416, 'bytes */100'],
  ['bytes=-0', 416, 'bytes */100'],
  ['bytes=0-0', 200, undefined],
  ['bytes=0-1,4-5', 200, undefined],
  ['bytes=-', 200, undefined],
  ['lines=0-1', 200, undefined],
  ['', 200, undefined],
])(
  'a file of a hundred bytes, requested with %s, gets %i and %s',
  async (range, status, contentRange) => {
    const url = await serve()
    const response = await rawRequest(`${url}/hundred.mp3`, range ? { Range: range } : {})
    expect([response.status, response.headers['content-range']]).toEqual([status, contentRange])
    if (status === 200) expect(response.text).toHaveLength(100)
    expect((await rawRequest(url, {})).status).toBe(200)
  },
)

test('a script travels compressed by Brotli to a browser that takes it, and plain to others', async () => {
  const address = `${await serve()}/assets/app-1a2b.js`
  const small = await rawRequest(address, { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(small.headers['content-type']).toMatch(/^text\/javascript\b/)
  expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT)
  const plain = await rawRequest(address, { 'Accept-Encoding': 'identity' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect([plain.headers.vary, plain.text]).toEqual(['Accept-Encoding', SCRIPT])
})

test('a hashed file is cached for a year, a page is checked again, and an unchanged file is 304', async () => {
  const url = await serve()
  const script = await rawRequest(`${url}/assets/app-1a2b.js`, {})
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/login', '/robots.txt']) {
    const { headers } = await rawRequest(url + path, {})
    expect(headers['cache-control']).toBe('no-cache')
    const again = await rawRequest(url + path, { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.headers['content-security-policy']]).toEqual([
      304,
      headers['content-security-policy'],
    ])
  }
})

test('the landing page has its document, the app its own at its addresses and, as not found, at every other, and no file of the build is hidden or outside', async () => {
  const url = await serve()
  expect(await rawRequest(url, {})).toMatchObject({ status: 200, text: FILES['index.html'] })
  const addresses = [
    ['/dashboard', 200],
    ['/login', 200],
    ['/login/', 200],
    ['/login?mode=create', 200],
    ['/journal/', 200],
    ['/audio/1?x=1', 200],
    ['/audio/1/2', 404],
    ['/sessions/1?x=1', 404],
    ['/index', 404],
    ['/.vite/manifest.json', 404],
    ['/sitemap.xml', 404],
  ] as const
  for (const [path, expected] of addresses) {
    const { status, headers, text } = await rawRequest(url + path, {})
    expect([path, status, text]).toEqual([path, expected, FILES['app.html']])
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
  }
  for (const path of ['/..%2foutside.txt', '/assets/..%5c..%5coutside.txt', '/%00', '/%']) {
    expect(await rawRequest(url + path, {})).toMatchObject({ status: 400, text: '' })
  }
})

test('the file robots.txt is served as its own text', async () => {
  const { headers, text } = await rawRequest(`${await serve()}/robots.txt`, {})
  expect(headers['content-type']).toMatch(/^text\/plain\b/)
  expect(text).toBe(FILES['robots.txt'])
})

test('a missing file is 404 and not cached, HEAD sends no body, and nothing can be written', async () => {
  const url = await serve()
  const gone = await rawRequest(`${url}/assets/app-old.js`, {})
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  const head = await rawRequest(`${url}/hundred.mp3`, {}, { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '100', ''])
  const posted = await rawRequest(url, {}, { method: 'POST' })
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
})
