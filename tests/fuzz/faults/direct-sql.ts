import { batchOptions } from '~dev/database/sql/run-sql.ts'
import { encodeError, parseSqlRequest } from '~dev/database/sql/sql-protocol.ts'
import { type Claims, createTokenCheck } from '~dev/database/sql/token-check.ts'
import { withinLimit } from '~dev/database/sql/within-limit.ts'
import { createPersonSessions, type PersonSessions } from './person-sessions.ts'
import { runPipelined } from './pipelined-sql.ts'

export type DirectSql = {
  /** Stands in for the global `fetch`: the address it is given does not matter. */
  readonly fetch: typeof fetch
  stop(): Promise<void>
}

export type DirectSqlOptions = {
  readonly postgresPort: number
  readonly ownerUrl: string
  readonly projectId: string
  /** Connections a person may have at once. */
  readonly lanes?: number
}

/**
 * The SQL endpoint without HTTP, in this process: the same reading of requests, check of tokens,
 * statements and errors as `startSqlEndpoint`. Each person keeps their own connections, which saves
 * the cleaning between two people; so it is no place to try attacks on other people.
 */
export function createDirectSql(options: DirectSqlOptions): DirectSql {
  const { postgresPort, ownerUrl, projectId, lanes = 2 } = options
  const check = createTokenCheck({ projectId })
  const sessions = createPersonSessions(postgresPort, ownerUrl, lanes)
  const answer = async (init: RequestInit): Promise<Response> => {
    try {
      return json(200, await run(init, check, sessions))
    } catch (error) {
      const { status, body } = encodeError(error)
      return json(status, body)
    }
  }
  return {
    fetch: (_url, init = {}) =>
      // Like HTTP, work goes on after the client has gone.
      withinLimit(init.signal ?? new AbortController().signal, answer(init)),
    stop: sessions.stop,
  }
}

async function run(
  init: RequestInit,
  check: (authorization: string | undefined) => Promise<Claims>,
  sessions: PersonSessions,
): Promise<object> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const claims = await check(headers.authorization)
  const request = parseSqlRequest(Buffer.from(String(init.body)))
  const options = batchOptions(headers)
  const arrayMode = headers['neon-array-mode'] === 'true'
  return sessions.lend(claims, (client) => runPipelined(client, request, options, arrayMode))
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}
