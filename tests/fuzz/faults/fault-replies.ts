import { encodeError as encodeDataApiError } from '~dev/database/data-api/data-api-protocol.ts'
import { DataApiRefusal } from '~dev/database/data-api/data-api-refusal.ts'
import { encodeError as encodeSqlError } from '~dev/database/sql/sql-protocol.ts'
import { SqlRefusal } from '~dev/database/sql/sql-refusal.ts'
import type { FaultKind } from './fault.ts'

/** A whole reply, as text. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const CROSS_ORIGIN = { 'Access-Control-Allow-Origin': '*' }
const JSON_TYPE = { ...CROSS_ORIGIN, 'Content-Type': 'application/json' }
const PAGE = `<!doctype html><html lang="en"><title>Welcome to the network of the hotel</title>
<form action="/accept"><button>Accept and continue</button></form></html>`

const MADE: Readonly<Partial<Record<FaultKind, Reply>>> = {
  '500': {
    status: 500,
    headers: JSON_TYPE,
    body: '{"message":"Control plane request failed","code":""}',
  },
  '429': {
    status: 429,
    headers: { ...JSON_TYPE, 'Retry-After': '2' },
    body: '{"message":"Too many requests","code":""}',
  },
  page: {
    status: 200,
    headers: { ...CROSS_ORIGIN, 'Content-Type': 'text/html; charset=utf-8' },
    body: PAGE,
  },
  empty: { status: 200, headers: JSON_TYPE, body: '{}' },
}

/**
 * The reply that a fault sends instead of the database's own; `null` for the faults that need the
 * database's. The address tells the two doors apart, whose refusals of a token differ.
 */
export function madeReply(kind: FaultKind, url: string): Reply | null {
  if (kind !== 'expired-token') return MADE[kind] ?? null
  return new URL(url, 'http://localhost').pathname.includes('/rpc/')
    ? expiredByDataApi()
    : expiredBySql()
}

function expiredBySql(): Reply {
  const message = `JWT token has expired (exp=${Math.floor(Date.now() / 1000) - 60})`
  const { status, body } = encodeSqlError(new SqlRefusal(400, message))
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) }
}

function expiredByDataApi(): Reply {
  const words = { code: 'PGRST303', message: 'JWT expired' }
  const challenge = 'Bearer error="invalid_token", error_description="JWT expired"'
  const refusal = new DataApiRefusal(401, words, { 'WWW-Authenticate': challenge })
  const { status, headers, body = '' } = encodeDataApiError(refusal)
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { status, headers: Object.fromEntries(texts), body }
}
