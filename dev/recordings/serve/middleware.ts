import type { IncomingMessage, ServerResponse } from 'node:http'
import { soundNamed } from '~dev/recordings/recording.ts'
import { type Renderer, RenderQueue } from '~dev/recordings/render/queue.ts'
import { type Place, RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import { type ByteRange, byteRange } from '~dev/recordings/serve/byte-range.ts'
import { refuse, sendRange, type WantedRange } from '~dev/recordings/serve/send-range.ts'

export type RecordingsHandler = {
  (request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Ends the render thread; an unfinished recording is discarded, none is left incomplete. */
  stop(): Promise<void>
}

const PREFIX = '/recordings/'

/** The longest time that a request waits for its first byte. */
const PATIENCE_MS = 2000

/**
 * Serves `/recordings/<raga-id>-<minutes>.mp3` and the grounds of sits from a folder, and makes
 * missing ones; an unfinished file is served while it grows, because its size is known, and a range
 * far ahead is made apart. A range whose first byte takes longer than `patienceMs` gets 503 and the
 * time after which to try again.
 */
export function recordings(options: {
  readonly cacheFolder: string
  readonly renderer?: Renderer
  readonly patienceMs?: number
}): RecordingsHandler {
  const { patienceMs = PATIENCE_MS } = options
  const cache = new RecordingCache(options.cacheFolder)
  const queue = new RenderQueue(cache, options.renderer)
  const handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? ''
    if (!path.startsWith(PREFIX)) return next()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405, 'Recordings can only be read.')
    }
    const recording = soundNamed(path.slice(PREFIX.length))
    if (!recording) return refuse(response, 404, 'There is no such recording.')
    const open = (start: number, left: AbortSignal) => queue.openAt(recording, start, left)
    const send: Send = (range) => sendRange({ open, patienceMs }, range, response)
    void answer(cache.locate(recording), send, request, response)
  }
  return Object.assign(handler, { stop: () => queue.stop() })
}

type Send = (range: WantedRange) => Promise<void>

async function answer(
  place: Place,
  send: Send,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = `"${place.key}"`
  response.setHeader('ETag', etag)
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Cache-Control', 'no-cache')
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', 'audio/mpeg')
  if (request.method === 'HEAD') {
    response.writeHead(200, { 'Content-Length': place.size }).end()
    return
  }
  const range = wantedRange(request, place.size, etag)
  if (range.kind === 'outside') {
    response.setHeader('Content-Range', `bytes */${place.size}`)
    refuse(response, 416, 'The recording is shorter than that.')
    return
  }
  await send(range)
}

/** `If-Range` protects a resumed download: for another version the whole new file is sent. */
function wantedRange(request: IncomingMessage, size: number, etag: string): ByteRange {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return { kind: 'whole' }
  return byteRange(request.headers.range, size)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
