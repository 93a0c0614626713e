import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { freePort, LOOPBACK } from '../process/free-port.ts'
import { isForeign } from '../process/own-machine.ts'

export type Call = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

export type Answer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly text: string; readonly type: string }
  /** The connection is cut, or the caller waits without end. */
  | 'hang-up'
  | 'silence'

export type HttpStandIn = {
  readonly url: string
  /** The number of requests, without those to its control and preflights. */
  requests(): number
  stop(): Promise<void>
}

export type PortWish = {
  /** The preferred port; another free one is used when it is taken. */
  readonly port?: number
  readonly onPortTaken?: (instead: number) => void
}

type Options<Told extends string> = PortWish & {
  readonly methods: string
  readonly requestHeaders: string
  /** The replies that a test can set; the first is the normal one. */
  readonly tellable: readonly [Told, ...Told[]]
  answer(call: Call, told: Told): Answer | Promise<Answer>
}

const MOST_BYTES = 100_000

/**
 * A stand-in on this machine's loopback for every page of this machine. It also has a control:
 * `PUT /stand-in/next {"answer":"429"}` sets its reply from then on, `GET /stand-in/requests`
 * returns the number of requests.
 */
export async function startHttpStandIn<Told extends string>(
  options: Options<Told>,
): Promise<HttpStandIn> {
  let told: Told = options.tellable[0]
  let requests = 0
  const control = (call: Call): Answer => {
    if (call.url.pathname === '/stand-in/requests') {
      return { status: 200, json: { count: requests } }
    }
    const wished = wishOf(call.text)
    const found = options.tellable.find((each) => each === wished)
    if (!found) return { status: 400, json: { answers: options.tellable } }
    told = found
    return { status: 200, json: { answer: told } }
  }
  const server = createServer(KEPT_CONNECTIONS, (request, response) => {
    void respond(request, response).catch(() => response.destroy())
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    if (isForeign(headers)) return void response.writeHead(403).end()
    const url = new URL(request.url ?? '/', `http://${LOOPBACK}`)
    const isControl = url.pathname.startsWith('/stand-in/')
    if (!isControl) allowPages(response, options)
    if (method === 'OPTIONS') return void response.writeHead(200).end()
    const call = { method, url, headers, text: await readText(request) }
    if (isControl) return send(response, control(call))
    requests += 1
    send(response, await options.answer(call, told))
  }

  const port = await freePort(options.port ?? 0, options.onPortTaken)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve)
  })
  return {
    url: `http://${LOOPBACK}:${port}`,
    requests: () => requests,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

function allowPages(response: ServerResponse, { methods, requestHeaders }: Options<string>) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', methods)
  response.setHeader('Access-Control-Allow-Headers', requestHeaders)
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return
  if (answer === 'hang-up') return void response.destroy()
  const isJson = 'json' in answer
  const type = isJson ? 'application/json' : answer.type
  const text = isJson ? JSON.stringify(answer.json) : answer.text
  response.writeHead(answer.status, { 'Content-Type': type }).end(text)
}

/** The rest of a too long body is read but not kept. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function wishOf(text: string): unknown {
  try {
    const { answer } = JSON.parse(text) as { answer?: unknown }
    return answer
  } catch {
    return undefined
  }
}
