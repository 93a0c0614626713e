import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from '~dev/process/free-port.ts'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { isForeign } from '~dev/process/own-machine.ts'
import { type BrowserSessions, createBrowserSessions } from '../sql/browser-sessions.ts'
import { createTokenCheck } from '../sql/token-check.ts'
import { withinLimit } from '../sql/within-limit.ts'
import { callFunction } from './data-api-call.ts'
import {
  type DataApiResponse,
  encodeError,
  encodeForeign,
  encodePreflight,
  encodeResult,
} from './data-api-protocol.ts'
import { DataApiRefusal } from './data-api-refusal.ts'
import { BASE_PATH, readBody, readCall } from './data-api-request.ts'
import { claimsOfCaller } from './data-api-token.ts'

export type DataApi = {
  /** The base of the calls: `http://127.0.0.1:PORT/rest/v1`, then `/rpc/NAME`. */
  readonly url: string
  stop(): Promise<void>
}

export type DataApiOptions = {
  /** The preferred port; another free one is used when it is taken. */
  readonly port?: number
  readonly postgres: { readonly port: number; readonly ownerUrl: string }
  readonly projectId: string
  readonly jwksUrl?: string
  /** Connections shared with another endpoint, which closes them. */
  readonly sessions?: BrowserSessions
  /** How long a request may take, in ms, including the wait for a connection; Neon allows 15 s. */
  readonly limitMs?: number
  /** The one site whose pages may ask, as CORS names it; without it every site. */
  readonly allowedOrigin?: string
  /** Called once for every request that may call a function. */
  readonly onRequest?: () => void
  readonly log?: (line: string) => void
}

type Service = {
  readonly check: ReturnType<typeof createTokenCheck>
  readonly sessions: BrowserSessions
  readonly limitMs: number
}

const LIMIT_MS = 15_000

const cancelled = () =>
  new DataApiRefusal(503, {
    code: '08P01',
    message: 'Query cancelled, connection was terminated',
  })

async function result(
  request: IncomingMessage,
  service: Service,
  limit: AbortSignal,
): Promise<string | null> {
  const body = await withinLimit(limit, readBody(request))
  const { authorization } = request.headers
  const claims = await withinLimit(limit, claimsOfCaller(service.check, authorization))
  const call = readCall(request, body)
  return service.sessions.lend(claims, (client) => callFunction(client, call), limit)
}

async function respond(request: IncomingMessage, service: Service): Promise<DataApiResponse> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(cancelled()), service.limitMs)
  try {
    return encodeResult(await result(request, service, limit.signal))
  } catch (error) {
    return encodeError(error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Serves the same as Neon's Data API, on this machine's loopback: calls of the functions of the
 * schema `api`, in PostgREST's protocol. It accepts no SQL, and shows no table.
 */
export async function startDataApi(options: DataApiOptions): Promise<DataApi> {
  const { postgres, limitMs = LIMIT_MS, allowedOrigin } = options
  const sessions = options.sessions ?? createBrowserSessions(postgres.port, postgres.ownerUrl)
  const service: Service = { check: createTokenCheck(options), sessions, limitMs }
  const answer = async (request: IncomingMessage): Promise<DataApiResponse> => {
    if (isForeign(request.headers)) return encodeForeign()
    if (request.method === 'OPTIONS') return encodePreflight(request.headers)
    options.onRequest?.()
    return respond(request, service)
  }
  const server = createServer(KEPT_CONNECTIONS, async (request, response) => {
    const { status, headers, body } = await answer(request)
    const cors = allowedOrigin && { 'Access-Control-Allow-Origin': allowedOrigin }
    response.writeHead(status, { ...headers, ...cors }).end(body)
  })
  const port = await freePort(options.port ?? 0, () =>
    options.log?.(`Port ${options.port} is taken; the Data API takes another.`),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}${BASE_PATH}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      if (!options.sessions) await sessions.stop()
    },
  }
}
