import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Renderer } from '~dev/recordings/render/queue.ts'
import { recordings } from '~dev/recordings/serve/middleware.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

export type RecordingsServer = {
  readonly port: number
  readonly cacheFolder: string
  /** Sends a request over a real connection. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>
}

/**
 * The recordings over real HTTP for one test; other paths reply "elsewhere". The long default
 * patience is for busy machines.
 */
export async function serveRecordings(
  renderer?: Renderer,
  cacheFolder?: string,
  patienceMs = 60_000,
): Promise<RecordingsServer> {
  const folder = cacheFolder ?? (await temporaryFolder())
  const handler = recordings({ cacheFolder: folder, patienceMs, ...(renderer && { renderer }) })
  const server = createServer((request, response) =>
    handler(request, response, () => response.end('elsewhere')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await handler.stop()
  })
  const get: RecordingsServer['get'] = (path, headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  return { port, cacheFolder: folder, get }
}
