import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { DatabaseError } from 'pg'
import { LIMIT_BYTES } from '../sql/sql-protocol.ts'
import { DataApiRefusal } from './data-api-refusal.ts'
import { statusOfSqlstate } from './data-api-status.ts'

/** A response; without a body there is no content type. */
export type DataApiResponse = {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
}

const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD'
const FOR_PAGES = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit',
}
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** The response to a preflight: every requested header is allowed. */
export function encodePreflight(headers: IncomingHttpHeaders): DataApiResponse {
  const wished = headers['access-control-request-headers']?.split(',').map((name) => name.trim())
  const allowed = ['Authorization', ...(wished ?? []), 'Accept', 'Accept-Language']
  return {
    status: 200,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': `${allowed.join(', ')}, Content-Language`,
      'Access-Control-Max-Age': '86400',
    },
  }
}

/** The response to a call: the JSON a function returned, or nothing when it returned nothing. */
export function encodeResult(result: string | null): DataApiResponse {
  if (result === null) return { status: 204, headers: FOR_PAGES }
  if (Buffer.byteLength(result) > LIMIT_BYTES) {
    const message = `response is too large (max is ${LIMIT_BYTES} bytes)`
    return encodeError(new DataApiRefusal(507, { code: null, message }))
  }
  const headers = { ...FOR_PAGES, ...JSON_TYPE, 'Content-Range': '0-0/*' }
  return { status: 200, headers, body: result }
}

/** A failure in PostgREST's shape. An error without SQLSTATE is a lost connection to PostgreSQL. */
function asRefusal(error: unknown): DataApiRefusal {
  if (error instanceof DataApiRefusal) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof DatabaseError && error.code) {
    const { code, detail, hint } = error
    const body = { code, message, details: detail ?? null, hint: hint ?? null }
    return new DataApiRefusal(statusOfSqlstate(code), body)
  }
  return new DataApiRefusal(503, {
    code: 'PGRST001',
    message: 'Database client error. Retrying the connection.',
    details: message,
  })
}

/** The response to a call that failed. */
export function encodeError(error: unknown): DataApiResponse {
  const { status, body, headers } = asRefusal(error)
  return {
    status,
    headers: { ...FOR_PAGES, ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  }
}

/** The response to a request that is not from this machine's own pages: no page may read it. */
export function encodeForeign(): DataApiResponse {
  const message = 'The local Data API serves this machine alone'
  const body = { code: null, message, details: null, hint: null }
  return { status: 403, headers: JSON_TYPE, body: JSON.stringify(body) }
}
