import type { IncomingMessage } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import { byteRange } from './byte-range.ts'

/**
 * Serves the files of a folder: the Brotli copy where there is one, and a part when a `Range` header
 * asks for it. A folder that `isFilling` is looked into at every request, any other only now.
 */
export function staticFiles(folder: string, { isFilling = false } = {}): RequestHandler {
  return sirv(folder, {
    dev: isFilling,
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (response, _path, { size }) => {
      response.setHeader('Accept-Ranges', 'bytes')
      simplifyRange(response.req, size)
    },
  })
}

/**
 * sirv misreads every range but `first-last`: the last bytes, several ranges, an end before the
 * start.
 */
function simplifyRange({ headers }: IncomingMessage, size: number): void {
  const range = byteRange(headers.range, size)
  if (range.kind === 'outside') headers.range = `bytes=${size}-`
  // sirv ignores an end of 0; the whole file is a correct response to any range.
  else if (range.kind === 'part' && range.end > 0)
    headers.range = `bytes=${range.start}-${range.end}`
  else delete headers.range
}
