import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { CompressedFile } from '~dev/bench/visits/floor/floor-page.ts'
import { LOOPBACK } from '~dev/process/free-port.ts'

/** 1.6 Mbit/s downwards and 750 kbit/s upwards, and the time of a round trip. */
const ROUND_TRIP_MS = 150
const DOWN_BYTES_A_MS = 200
const UP_BYTES_A_MS = 93.75
const PIECE_BYTES = 4096

export type SlowLine = {
  /** Chromium's flags with which it sends everything over this line. */
  readonly flags: readonly string[]
  /** What passed so far: requests as they came, and bytes of their replies. */
  readonly passed: readonly Passed[]
  stop(): Promise<void>
}

/** A new request, or a part of a reply, at a time in milliseconds since 1970. */
type Passed = { readonly at: number; readonly bytes: number; readonly isNew: boolean }

/**
 * A slow phone line, as an HTTP proxy. Unlike the browser's own emulation it charges a round trip
 * for opening a connection and for a preflight, and counts what a service worker fetches.
 * @param files what it sends itself, by address.
 */
export async function startSlowLine(files: ReadonlyMap<string, CompressedFile>): Promise<SlowLine> {
  const opened = new WeakMap<Socket, number>()
  const passed: Passed[] = []
  const down = new Lane(DOWN_BYTES_A_MS, (bytes) => {
    passed.push({ at: performance.timeOrigin + performance.now(), bytes, isNew: false })
  })
  const up = new Lane(UP_BYTES_A_MS)
  const server = createServer((incoming, response) => {
    passed.push({ at: performance.timeOrigin + performance.now(), bytes: 0, isNew: true })
    const connected = (opened.get(incoming.socket) ?? 0) + ROUND_TRIP_MS
    pass(incoming, response, { connected, down, up, files }).catch(() => response.destroy())
  })
  server.on('connection', (socket) => opened.set(socket, performance.now()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, LOOPBACK, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    // Chromium goes around a proxy for this machine unless it is told not to.
    flags: [`--proxy-server=${LOOPBACK}:${port}`, '--proxy-bypass-list=<-loopback>'],
    passed,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** One direction of the line, on which one byte waits for another. */
class Lane {
  readonly #bytesAMs: number
  readonly #onCarried: (bytes: number) => void
  #freeAt = 0

  constructor(bytesAMs: number, onCarried: (bytes: number) => void = () => undefined) {
    this.#bytesAMs = bytesAMs
    this.#onCarried = onCarried
  }

  /** Resolves when so many bytes have passed. */
  async carry(bytes: number): Promise<void> {
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + bytes / this.#bytesAMs
    await until(this.#freeAt)
    this.#onCarried(bytes)
  }
}

type Line = {
  readonly connected: number
  readonly down: Lane
  readonly up: Lane
  readonly files: ReadonlyMap<string, CompressedFile>
}

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  line: Line,
): Promise<void> {
  const body: Buffer[] = []
  for await (const chunk of incoming as AsyncIterable<Buffer>) body.push(chunk)
  const sent = Buffer.concat(body)
  await until(line.connected)
  await line.up.carry(lengthOf(incoming) + sent.length)
  await wait(ROUND_TRIP_MS)
  const { method, headers, url = '' } = incoming
  const file = line.files.get(url)
  if (file) return sendFile(file, response, line)
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers }, resolve).once('error', reject).end(sent)
  })
  await line.down.carry(lengthOf(reply))
  response.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
  for await (const chunk of reply as AsyncIterable<Buffer>) await sendDown(chunk, response, line)
  response.end()
}

async function sendFile({ type, body }: CompressedFile, response: ServerResponse, line: Line) {
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' })
  await sendDown(body, response, line)
  response.end()
}

async function sendDown(bytes: Buffer, response: ServerResponse, { down }: Line): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    await down.carry(piece.length)
    response.write(piece)
  }
}

/** The bytes of a message before its body, roughly. */
function lengthOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
}

async function until(time: number): Promise<void> {
  const left = time - performance.now()
  if (left > 0) await wait(left)
}
