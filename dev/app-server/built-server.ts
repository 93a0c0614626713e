import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'sirv'
import { isAppAddress } from '~/lib/shell/app-addresses.ts'
import { LOOPBACK } from '~dev/process/free-port.ts'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { folders } from '~dev/process/local-folder.ts'
import { hasForeignHost } from '~dev/process/own-machine.ts'
import { cachingOf, HASHED } from './caching.ts'
import { DOCUMENTS } from './documents.ts'
import { validMediaOrigins } from './media-origins.ts'
import { RECORDINGS, recordings } from './recordings.ts'
import { REDIRECTS } from './redirects.ts'
import { originsOf, securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-file.ts'

/**
 * Serves a build as a hosting does: the landing page at `/`, files at their paths, the app's shell
 * for the addresses of the app and, as a page that does not exist, for every other path; the
 * security headers with all of them. It refuses a `Host` that is not this machine's.
 * @param port 0 takes any free port.
 */
export async function startBuiltServer(
  outDir: string,
  port: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const documents = await Promise.all(DOCUMENTS.map((name) => readFile(join(outDir, name), 'utf8')))
  const hosted = securityHeaders(originsOf(process.env), documents, validMediaOrigins())
  const headers = headersWithoutTls(hosted)
  const files = staticFiles(outDir)
  const sounds = recordings(folders.recordings())
  const server = createServer(KEPT_CONNECTIONS, (request, response) => {
    if (hasForeignHost(request.headers)) return void response.writeHead(403).end()
    const path = pathOf(request)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (path === undefined) return void response.writeHead(400).end()
    const target = REDIRECTS.get(path)
    if (target !== undefined) return void response.writeHead(302, { Location: target }).end()
    if (path.startsWith(RECORDINGS)) return void sounds(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    serveFile(outDir, files, path, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${LOOPBACK}:${taken}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

// Without this, behind a developer's TLS proxy a browser would use TLS for all of `localhost` for
// years.
function headersWithoutTls(headers: Record<string, string>): Record<string, string> {
  const { 'Strict-Transport-Security': _overTls, ...others } = headers
  return others
}

/** The decoded path without steps upwards; `undefined` when it cannot be read. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

function serveFile(
  outDir: string,
  files: RequestHandler,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Cache-Control', cachingOf(path))
  request.url = path === '/' ? '/index.html' : encodeURI(path)
  files(request, response, () => {
    if (path.startsWith(HASHED)) {
      return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    }
    if (!isAppAddress(path)) return void sendNotFound(outDir, request, response)
    request.url = '/app.html'
    files(request, response)
  })
}

/** The app's shell here too: it leads to the landing page. */
async function sendNotFound(
  outDir: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const shell = await readFile(join(outDir, 'app.html'))
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': shell.length,
  })
  response.end(method === 'HEAD' ? undefined : shell)
}
