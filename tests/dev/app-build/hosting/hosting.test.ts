import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import superstatic from 'superstatic'
import { expect, onTestFinished, test, vi } from 'vitest'
import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { writeHosting } from '~dev/app-build/hosting/write-hosting.ts'
import { startBuiltServer } from '~dev/app-server/built-server.ts'
import { mediaOrigins } from '~dev/app-server/media-origins.ts'
import { originsOf } from '~dev/app-server/security-headers.ts'
import { rawRequest } from '~tests/support/raw-request.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'
import { startHostByFiles } from './host-by-files.ts'

const FILES = {
  'index.html': '<title>Landing</title><style>p{color:red}</style><script>var d</script>',
  'app.html': '<title>App</title><script>var e</script>',
  'sw.js': 'self.a = 1',
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'assets/app-1a2b.js': 'export const app = 1',
  'recordings/yaman-10.mp3': 'sound',
  '.vite/manifest.json': '{}',
}

async function build(): Promise<string> {
  const folder = await temporaryFolder()
  for (const inner of ['assets', 'recordings', '.vite']) await mkdir(join(folder, inner))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
  await writeHosting(folder, originsOf(process.env), mediaOrigins())
  return folder
}

/** The web server of Firebase Hosting's own tools. */
async function startFirebase(folder: string) {
  const { hosting } = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'))
  const handle = superstatic({ config: hosting, cwd: folder, fallthrough: false })
  const server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}

const HOSTS = [
  ['firebase.json', startFirebase],
  ['_headers and _redirects', startHostByFiles],
] as const

const SERVERS = [
  ...HOSTS,
  ['the preview', (folder: string) => startBuiltServer(folder, 0)],
] as const

const ADDRESSES = [
  ...['/', '/sw.js', '/robots.txt', '/manifest.webmanifest', '/icon.svg', '/assets/app-1a2b.js'],
  ...APP_ADDRESSES.map((address) => address.replace('*', 'yaman')),
  ...['/login?mode=create', '/nowhere', '/dashboard/more', '/sitemap.xml'],
]

/** Status, text, and every header that the preview and a host must agree in. */
async function asked(url: string, path: string) {
  const { status, text, headers } = await rawRequest(url + path, {})
  const kept = Object.entries(headers).filter(([name]) =>
    /^(content-security|strict|referrer|x-content|cross-origin|permissions|cache)/.test(name),
  )
  return { path, status, text, headers: Object.fromEntries(kept) }
}

test.each(HOSTS)('a host with %s serves the build as the preview does', async (_, start) => {
  const folder = await build()
  const preview = await startBuiltServer(folder, 0)
  onTestFinished(preview.stop)
  const host = await start(folder)
  onTestFinished(host.stop)
  for (const path of ADDRESSES) {
    const { headers, ...expected } = await asked(preview.url, path)
    const seen = await asked(host.url, path)
    const { 'strict-transport-security': overTls, ...others } = seen.headers
    // A host may say in its own words how long to keep a page that is not there.
    if (seen.status === 404) others['cache-control'] = headers['cache-control']
    expect({ ...seen, headers: others }).toEqual({ ...expected, headers })
    expect([path, overTls]).toEqual([path, 'max-age=63072000; includeSubDomains'])
  }
  const sound = await asked(host.url, '/recordings/yaman-10.mp3')
  expect([sound.text, sound.headers['cache-control']]).toEqual(['sound', 'no-cache'])
})

test.each(HOSTS)(
  'a host with %s lets the inline parts of the landing page run',
  async (_, start) => {
    const host = await start(await build())
    onTestFinished(host.stop)
    const { headers } = await asked(host.url, '/')
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'wasm-unsafe-eval' 'sha256-[^;]+; style-src 'self' 'sha256-/,
    )
  },
)

test.each(SERVERS)(
  'the address for changing a password leads to the profile, by %s',
  async (_, start) => {
    const server = await start(await build())
    onTestFinished(server.stop)
    const { status, headers } = await rawRequest(`${server.url}/.well-known/change-password`, {})
    // Firebase Hosting hands on the query of the request, which is empty here.
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^\/profile\?change=password&?$/)
    const unknown = await rawRequest(
      `${server.url}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
      {},
    )
    expect(unknown.status).toBe(404)
  },
)

test.each(SERVERS)('recordings of every https host play by default, by %s', async (_, start) => {
  const server = await start(await build())
  onTestFinished(server.stop)
  const { headers } = await asked(server.url, '/session')
  expect(headers['content-security-policy']).toContain("; media-src 'self' blob: https:; ")
})

test.each(SERVERS)(
  'recordings play of the hosts that the deployer names, by %s',
  async (_, start) => {
    vi.stubEnv('MEDIA_ORIGINS', ' https://media.example  https://b.example:8443 ')
    onTestFinished(() => void vi.unstubAllEnvs())
    const server = await start(await build())
    onTestFinished(server.stop)
    const { headers } = await asked(server.url, '/session')
    expect(headers['content-security-policy']).toContain(
      "; media-src 'self' blob: https://media.example https://b.example:8443; ",
    )
  },
)

test('the preview does not start with hosts that no policy can hold', async () => {
  vi.stubEnv('MEDIA_ORIGINS', 'https://media.example;script-src')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = await temporaryFolder()
  for (const name of ['index.html', 'app.html']) await writeFile(join(folder, name), '')
  await expect(startBuiltServer(folder, 0)).rejects.toThrow(/^MEDIA_ORIGINS must be origins/)
})
