import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Part = { readonly start: number; readonly end: number }

/** Sends a file, or the part of it a `Range` asks for; answers false when there is no such file. */
export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return false
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Accept-Ranges', 'bytes')
  const part = partOf(request.headers.range, found.size)
  if (part === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${found.size}` }).end()
    return true
  }
  const length = part ? part.end - part.start + 1 : found.size
  response.writeHead(part ? 206 : 200, {
    'Content-Length': length,
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${found.size}` }),
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file, part), response).catch(() => undefined)
  return true
}

/** The bytes that a single range names; several ranges get the whole file, as HTTP allows. */
export function partOf(range: string | undefined, size: number): Part | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'outside' : { start, end }
}
