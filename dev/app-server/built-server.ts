import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'sirv'
import { LOOPBACK } from '~dev/process/free-port.ts'
import { folders } from '~dev/process/local-folder.ts'
import { hasForeignHost } from '~dev/process/own-machine.ts'
import { recordings } from '~dev/recordings/serve/middleware.ts'
import { type Origins, originsOf, securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-file.ts'

/**
 * Serves a build as a hosting does: the landing page at `/`, files at their paths, the app's shell
 * for every other path, and the security headers with all of them. It refuses a `Host` that is not
 * this machine's.
 * @param port 0 takes any free port.
 */
export async function startBuiltServer(
  outDir: string,
  port: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const origins = originsOf(process.env)
  const landing = headersWithoutTls(origins, await readFile(join(outDir, 'index.html'), 'utf8'))
  const others = headersWithoutTls(origins)
  const files = staticFiles(outDir)
  const sounds = recordings({ cacheFolder: folders.recordings() })
  const server = createServer((request, response) => {
    if (hasForeignHost(request.headers)) return void response.writeHead(403).end()
    const path = pathOf(request)
    for (const [name, value] of Object.entries(path === '/' ? landing : others)) {
      response.setHeader(name, value)
    }
    if (path === undefined) return void response.writeHead(400).end()
    if (path.startsWith('/recordings/')) {
      return void sounds(request, response, () => response.writeHead(404).end())
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    serveFile(files, path, request, response)
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
function headersWithoutTls(origins: Origins, html?: string): Record<string, string> {
  const { 'Strict-Transport-Security': _overTls, ...headers } = securityHeaders(origins, html)
  return headers
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
  files: RequestHandler,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isAsset = path.startsWith('/assets/')
  response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
  request.url = path === '/' ? '/index.html' : encodeURI(path)
  files(request, response, () => {
    if (isAsset) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    request.url = '/app.html'
    files(request, response)
  })
}
