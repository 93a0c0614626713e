import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { freePort, LOOPBACK } from '~dev/process/free-port.ts'
import type { Reply } from './fault-replies.ts'
import type { Faults, Passage } from './faults.ts'

export type FaultProxy = {
  /** Takes the place of the endpoint's address: the same path on another port. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Stands between a browser and a local endpoint (its `url`, of SQL or of the Data API) and does
 * faults to the requests, but not to preflights. In a browser, send requests here with
 * `page.route(endpoint, (route) => route.continue({ url: proxy.url }))`: the page and its policy
 * notice nothing.
 */
export async function startFaultProxy(faults: Faults, endpoint: string): Promise<FaultProxy> {
  const target = new URL(endpoint)
  const server = createServer((incoming, response) => {
    void serve(incoming, response, target, faults).catch(() => response.destroy())
  })
  const port = await freePort(0)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve)
  })
  return {
    url: `http://${LOOPBACK}:${port}${target.pathname}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      faults.release()
      await closed
    },
  }
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: URL,
  faults: Faults,
): Promise<void> {
  const body = await bodyOf(incoming)
  const forward = () => sendOn(incoming, body, target)
  const left = new AbortController()
  response.once('close', () => left.abort())
  const passage =
    incoming.method === 'OPTIONS'
      ? ({ kind: 'reply', reply: await forward() } as const)
      : await faults.pass({ url: incoming.url ?? '/', forward, signal: left.signal })
  if (!response.destroyed) write(passage, incoming, response)
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function sendOn(incoming: IncomingMessage, body: Buffer, target: URL): Promise<Reply> {
  const { method, headers, url: path } = incoming
  const { hostname, port, host } = target
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { ...headers, host } }
    const sent = request(options, async (reply) => {
      try {
        const { statusCode: status = 502, headers: given } = reply
        const texts = Object.entries(given).map(([name, value]) => [name, String(value)])
        const text = (await bodyOf(reply)).toString('utf8')
        resolve({ status, headers: Object.fromEntries(texts), body: text })
      } catch (error) {
        reject(error)
      }
    })
    sent.once('error', reject).end(body)
  })
}

// These describe the connection that the reply came by, and the length before a fault.
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

function write(passage: Passage, incoming: IncomingMessage, response: ServerResponse): void {
  if (passage.kind === 'cut') return void incoming.socket.resetAndDestroy()
  const { status, headers, body } = passage.reply
  for (const [name, value] of Object.entries(headers)) {
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) response.setHeader(name, value)
  }
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.writeHead(status)
  if (passage.kind === 'reply') return void response.end(body)
  response.write(body.slice(0, passage.after), () => incoming.socket.destroy())
}
