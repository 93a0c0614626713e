import type { IncomingMessage, ServerResponse } from 'node:http'
import { folders } from '~dev/stand-ins/local-folder.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown

/** Serves the recordings, rendering each on its first request. */
export async function sound(): Promise<Middleware> {
  try {
    const { recordings } = await import('~dev/recordings/middleware.ts')
    return recordings({ cacheFolder: folders.recordings() })
  } catch {
    return (_request, _response, next) => next()
  }
}
