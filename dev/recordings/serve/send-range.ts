import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { GrowingFile } from '~dev/recordings/render/growing-file.ts'
import type { ByteRange } from '~dev/recordings/serve/byte-range.ts'

export type WantedRange = Exclude<ByteRange, { kind: 'outside' }>

type Source = {
  /** The recording for a reader of its bytes from `start` on, who may leave. */
  readonly open: (start: number, left: AbortSignal) => Promise<GrowingFile>
  /** How long the first byte may take. */
  readonly patienceMs: number
}

/** A rest ends with its request, so asking again would begin it anew: it gets more time. */
const PATIENCE_WITH_A_REST = 10

/** The first byte took too long; it may still come later. */
class NotYet extends Error {
  override readonly name = 'NotYet'
}

/**
 * In whole seconds; kept short because another request is cheap and the speed is only estimated.
 */
const LOOK_AGAIN = { least: 1, unknown: 3, most: 10 } as const

/**
 * Sends a range of a recording as it grows. Without a first byte in time it replies 503 with
 * `Retry-After`; when the client leaves, all waiting for the file ends.
 */
export async function sendRange(
  source: Source,
  range: WantedRange,
  response: ServerResponse,
): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  let file: GrowingFile | undefined
  const start = range.kind === 'part' ? range.start : 0
  try {
    file = await source.open(start, left.signal)
    const end = range.kind === 'part' ? range.end : file.size - 1
    // Before the first byte a failure can still be sent as an error response.
    const patienceMs = source.patienceMs * (file.isRest ? PATIENCE_WITH_A_REST : 1)
    await firstByte(file, start, patienceMs, left.signal)
    if (response.destroyed) return
    response.setHeader('Content-Length', end + 1 - start)
    if (range.kind === 'part') {
      response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`)
    }
    response.writeHead(range.kind === 'part' ? 206 : 200)
    const bytes = file.read(start, end, left.signal)
    await pipeline(Readable.from(bytes, { objectMode: false }), response)
  } catch (error) {
    // The client left, or the render failed: after the headers, only an interrupted response can
    // show it.
    if (response.headersSent || response.destroyed) return void response.destroy()
    if (error instanceof NotYet) return askToReturn(response, file?.secondsUntil(start + 1))
    const reason = error instanceof Error ? error.message : String(error)
    const message = `This recording could not be made just now; please try again. (${reason})`
    refuse(response, 503, message)
  }
}

async function firstByte(
  file: GrowingFile,
  start: number,
  patienceMs: number,
  left: AbortSignal,
): Promise<void> {
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(new NotYet()), patienceMs)
  try {
    await file.has(start + 1, AbortSignal.any([left, waited.signal]))
  } finally {
    clearTimeout(timer)
  }
}

function askToReturn(response: ServerResponse, estimate = Number.NaN): void {
  const { least, unknown, most } = LOOK_AGAIN
  const seconds = Number.isFinite(estimate)
    ? Math.min(most, Math.max(least, Math.ceil(estimate)))
    : unknown
  response.setHeader('Retry-After', seconds)
  // An <audio> element shows a page neither status nor headers; this one appears in its resource
  // timing.
  response.setHeader('Server-Timing', `retry-after;dur=${1000 * seconds}`)
  refuse(response, 503, 'This part of the recording is still being made; please try again.')
}

/** A refusal as JSON, which browsers must not cache. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  response.removeHeader('ETag')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(JSON.stringify({ error: message }))
}
