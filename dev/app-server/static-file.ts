import type { IncomingMessage } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import { byteRange } from '~dev/recordings/serve/byte-range.ts'

/**
 * Serves the files that a folder holds now, each under its own path: compressed by Brotli where
 * there is such a file beside it, and in part where a `Range` asks for it.
 */
export function staticFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (response, _path, { size }) => {
      response.setHeader('Accept-Ranges', 'bytes')
      simplifyRange(response.req, size)
    },
  })
}

/** sirv misreads all but `first-last`: the last bytes, several ranges, one that ends before it begins. */
function simplifyRange({ headers }: IncomingMessage, size: number): void {
  const range = byteRange(headers.range, size)
  if (range.kind === 'outside') headers.range = `bytes=${size}-`
  // To sirv an end of 0 is no end; the whole file is a right answer to any range.
  else if (range.kind === 'part' && range.end > 0)
    headers.range = `bytes=${range.start}-${range.end}`
  else delete headers.range
}
