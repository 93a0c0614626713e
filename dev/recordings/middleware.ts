import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, byteRange } from '~dev/recordings/byte-range.ts'
import { type Renderer, RenderQueue } from '~dev/recordings/queue.ts'
import { type Sound, soundNamed } from '~dev/recordings/recording.ts'
import { type Place, RecordingCache } from '~dev/recordings/recording-cache.ts'

export type RecordingsHandler = {
  (request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Ends the render thread; a recording it was making is abandoned, none is left half made. */
  stop(): Promise<void>
}

const PREFIX = '/recordings/'

/**
 * Serves `/recordings/<raga-id>-<minutes>.mp3` and the grounds of sits from a folder, and makes what is not there. A file
 * in the making is served as it grows: its size is known beforehand and its bytes never change,
 * so every range is answered exactly, if need be after a wait.
 */
export function recordings(options: {
  readonly cacheFolder: string
  readonly renderer?: Renderer
}): RecordingsHandler {
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
    void answer({ recording, place: cache.locate(recording) }, queue, request, response)
  }
  return Object.assign(handler, { stop: () => queue.stop() })
}

type Wanted = { readonly recording: Sound; readonly place: Place }

async function answer(
  { recording, place }: Wanted,
  queue: RenderQueue,
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
  await sendBytes(recording, queue, range, response)
}

/** `If-Range` guards a resumed download: another version gets the whole of the new one. */
function wantedRange(request: IncomingMessage, size: number, etag: string): ByteRange {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return { kind: 'whole' }
  return byteRange(request.headers.range, size)
}

async function sendBytes(
  recording: Sound,
  queue: RenderQueue,
  range: Exclude<ByteRange, { kind: 'outside' }>,
  response: ServerResponse,
): Promise<void> {
  try {
    const file = await queue.open(recording)
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 }
    // A failure before the first byte can still be told in words.
    await file.has(start + 1)
    if (response.destroyed) return
    response.setHeader('Content-Length', end + 1 - start)
    if (range.kind === 'part') {
      response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`)
    }
    response.writeHead(range.kind === 'part' ? 206 : 200)
    await pipeline(Readable.from(file.read(start, end), { objectMode: false }), response)
  } catch (error) {
    // The listener left, or the render failed: after the head only a cut answer can say so.
    if (response.headersSent || response.destroyed) return void response.destroy()
    const reason = error instanceof Error ? error.message : String(error)
    refuse(
      response,
      503,
      `This recording could not be made just now; please try again. (${reason})`,
    )
  }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.removeHeader('ETag')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(JSON.stringify({ error: message }))
}
