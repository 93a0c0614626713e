import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '~dev/process/free-port.ts'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { isForeign } from '~dev/process/own-machine.ts'
import { type BrowserSessions, createBrowserSessions } from './browser-sessions.ts'
import { batchOptions, runSql } from './run-sql.ts'
import { encodeError, LIMIT_BYTES, parseSqlRequest } from './sql-protocol.ts'
import { SqlCancelled, SqlRefusal } from './sql-refusal.ts'
import { type Claims, createTokenCheck } from './token-check.ts'
import { withinLimit } from './within-limit.ts'

export type SqlEndpoint = {
  /** The address for the driver's requests: `http://127.0.0.1:PORT/sql`. */
  readonly url: string
  stop(): Promise<void>
}

export type SqlEndpointOptions = {
  /** The preferred port; another free one is used when it is taken. */
  readonly port?: number
  readonly postgres: { readonly port: number; readonly ownerUrl: string }
  readonly projectId: string
  readonly jwksUrl?: string
  /** How long a request may take, in ms, including the wait for a connection; Neon allows 15 s. */
  readonly limitMs?: number
  /** Called once for every request that carries SQL. */
  readonly onRequest?: () => void
  readonly log?: (line: string) => void
}

type Wall = {
  readonly check: (authorization: string | undefined) => Promise<Claims>
  readonly sessions: BrowserSessions
  readonly limitMs: number
}

const LIMIT_MS = 15_000

// Exactly the headers that Neon's proxy sends to a browser: a request header that is not allowed
// here, or a response header that is not exposed, fails locally as it would there.
const PREFLIGHT = {
  Allow: 'OPTIONS, POST',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Authorization, Neon-Connection-String, Neon-Raw-Text-Output, Neon-Array-Mode, Neon-Pool-Opt-In, Neon-Batch-Read-Only, Neon-Batch-Isolation-Level',
  'Access-Control-Max-Age': '86400',
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest of a too long body is read but not kept, so that the client can read the response.
    if (size <= LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > LIMIT_BYTES) {
    throw new SqlRefusal(413, `request is too large (max is ${LIMIT_BYTES} bytes)`)
  }
  return Buffer.concat(chunks)
}

function checkRole(header: string | string[] | undefined): void {
  if (typeof header !== 'string' || !URL.canParse(header)) {
    throw new SqlRefusal(400, 'invalid header: Neon-Connection-String')
  }
  // Neon has a list of keys for each role, and has one only for the browser's role.
  if (new URL(header).username !== 'authenticated') throw new SqlRefusal(400, 'jwk not found')
}

async function answer(
  request: IncomingMessage,
  wall: Wall,
  limit: AbortSignal,
): Promise<{ text: string; echo: Record<string, string> }> {
  const body = await withinLimit(limit, readBody(request))
  checkRole(request.headers['neon-connection-string'])
  const claims = await withinLimit(limit, wall.check(request.headers.authorization))
  const sql = parseSqlRequest(body)
  const options = batchOptions(request.headers)
  const arrayMode = request.headers['neon-array-mode'] === 'true'
  const result = await wall.sessions.lend(
    claims,
    (client) => runSql(client, sql, options, arrayMode),
    limit,
  )
  const text = JSON.stringify(result)
  if (Buffer.byteLength(text) > LIMIT_BYTES) {
    throw new SqlRefusal(507, `response is too large (max is ${LIMIT_BYTES} bytes)`)
  }
  return { text, echo: sql.kind === 'batch' ? options.echo : {} }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  wall: Wall,
): Promise<void> {
  const common = {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/json',
    'Neon-Request-Id': randomUUID(),
  }
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new SqlCancelled()), wall.limitMs)
  try {
    const { text, echo } = await answer(request, wall, limit.signal)
    response.writeHead(200, { ...common, ...echo }).end(text)
  } catch (error) {
    const { status, body } = encodeError(error)
    response.writeHead(status, common).end(JSON.stringify(body))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Serves Neon's SQL-over-HTTP on this machine's loopback, in front of a local PostgreSQL. Unlike
 * Neon's, it refuses the pages of other sites: only this machine's own pages have tokens for it.
 */
export async function startSqlEndpoint(options: SqlEndpointOptions): Promise<SqlEndpoint> {
  const sessions = createBrowserSessions(options.postgres.port, options.postgres.ownerUrl)
  const { limitMs = LIMIT_MS } = options
  const wall: Wall = { check: createTokenCheck(options), sessions, limitMs }
  const server = createServer(KEPT_CONNECTIONS, (request, response) => {
    if (isForeign(request.headers)) {
      response.writeHead(403).end()
    } else if (request.url !== '/sql') {
      response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end()
    } else if (request.method === 'OPTIONS') {
      response.writeHead(200, PREFLIGHT).end()
    } else if (request.method === 'POST') {
      options.onRequest?.()
      void handle(request, response, wall)
    } else {
      response.writeHead(405, PREFLIGHT).end()
    }
  })
  const port = await freePort(options.port ?? 0, () =>
    options.log?.(`Port ${options.port} is taken; the database endpoint takes another.`),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}/sql`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      await sessions.stop()
    },
  }
}
