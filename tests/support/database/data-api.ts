import { inject } from 'vitest'
import { startDataApi } from '~dev/database/data-api/data-api-endpoint.ts'
import { PROJECT, unsignedToken } from '../identity/tokens.ts'
import { openTestDatabase } from './local-database.ts'

type Options = {
  readonly projectId?: string
  readonly jwksUrl?: string
  /** How long a request may take, in milliseconds. */
  readonly limitMs?: number
}

type Sent = {
  readonly token?: string | null
  readonly method?: string
  readonly headers?: Record<string, string>
}

/** A Data API over a copy of the database that also holds the functions made by `sql`. */
export async function openDataApi(sql: string, options: Options = {}) {
  const { projectId = PROJECT, ...others } = options
  const database = await openTestDatabase({ projectId })
  await database.owner(`create schema if not exists api;
    grant usage on schema api to public;
    alter default privileges in schema api grant execute on functions to public;
    ${sql}`)
  const postgres = {
    port: inject('localDatabase').postgresPort,
    ownerUrl: database.ownerUrl,
  }
  let count = 0
  const onRequest = () => {
    count += 1
  }
  const api = await startDataApi({ postgres, projectId, onRequest, ...others })

  /** Sends a body to a path below the base; a text is sent unchanged. */
  async function send(path: string, body?: unknown, sent: Sent = {}) {
    const { token = unsignedToken('meera'), method = 'POST', headers = {} } = sent
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const response = await fetch(api.url + path, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    })
    const said = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text: said,
      json: said === '' ? undefined : JSON.parse(said),
    }
  }

  return {
    url: api.url,
    ownerUrl: database.ownerUrl,
    owner: database.owner,
    requests: () => count,
    send,
    call: (name: string, body?: unknown, sent?: Sent) => send(`/rpc/${name}`, body, sent),
    async stop() {
      await api.stop()
      await database.stop()
    },
  }
}

export type OpenDataApi = Awaited<ReturnType<typeof openDataApi>>
