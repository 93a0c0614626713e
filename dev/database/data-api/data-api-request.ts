import type { IncomingMessage } from 'node:http'
import { LIMIT_BYTES } from '../sql/sql-protocol.ts'
import { DataApiRefusal } from './data-api-refusal.ts'

/** The base path of the Data API, as on Neon. */
export const BASE_PATH = '/rest/v1'
const SCHEMA = 'api'

/** One call of a function: its name, and its named arguments as the JSON of the request. */
export type FunctionCall = {
  readonly name: string
  readonly argumentNames: ReadonlySet<string>
  readonly json: string
}

const refuse = (status: number, code: string, message: string, more = {}) =>
  new DataApiRefusal(status, { code, message, ...more })

/** @throws DataApiRefusal 413 when the body is longer than 10 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest of a too long body is read but not kept, so that the caller can read the refusal.
    if (size <= LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > LIMIT_BYTES) {
    const message = `request is too large (max is ${LIMIT_BYTES} bytes)`
    throw new DataApiRefusal(413, { code: null, message })
  }
  return Buffer.concat(chunks)
}

function pathParts(path: string): string[] {
  const badPath = refuse(404, 'PGRST125', 'Invalid path specified in request URL')
  if (path !== BASE_PATH && !path.startsWith(`${BASE_PATH}/`)) throw badPath
  try {
    return path.slice(BASE_PATH.length).split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw badPath
  }
}

function functionName(path: string): string {
  const [first, second, ...rest] = pathParts(path)
  if (first === undefined) throw refuse(404, 'PGRST126', 'Root endpoint metadata is disabled')
  if (second === undefined) {
    const message = `Could not find the table '${SCHEMA}.${first}' in the schema cache`
    throw refuse(404, 'PGRST205', message)
  }
  if (first !== 'rpc' || rest.length > 0) {
    throw refuse(404, 'PGRST125', 'Invalid path specified in request URL')
  }
  return second
}

function checkHeaders({ headers }: IncomingMessage): void {
  const profile = headers['content-profile']
  if (profile !== undefined && profile !== SCHEMA) {
    const hint = `Only the following schemas are exposed: ${SCHEMA}`
    throw refuse(406, 'PGRST106', `Invalid schema: ${profile}`, { hint })
  }
  const { accept = '*/*', 'content-type': type = 'application/json' } = headers
  if (!/\*\/\*|application\/json/i.test(accept)) {
    throw refuse(406, 'PGRST107', `None of these media types are available: ${accept}`)
  }
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw refuse(400, 'PGRST102', `Content-Type not acceptable: ${type}`)
  }
}

function parseArguments(body: Uint8Array): { json: string; argumentNames: Set<string> } {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(body) || '{}'
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { json, argumentNames: new Set(Object.keys(value)) }
    }
  } catch {
    // Refused below, with the same message.
  }
  throw refuse(400, 'PGRST102', 'Empty or invalid json')
}

/**
 * Reads the function of a call and its arguments. Functions are called by POST only, with a JSON
 * object or nothing as the body.
 * @throws DataApiRefusal 400, 404, 405 or 406, as PostgREST would.
 */
export function readCall(request: IncomingMessage, body: Uint8Array): FunctionCall {
  const [path = '', query] = (request.url ?? '').split('?')
  const name = functionName(path)
  if (request.method !== 'POST') {
    throw refuse(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
  }
  if (query) {
    const details = 'The local Data API takes no query parameters'
    throw refuse(400, 'PGRST127', 'Feature not implemented', { details })
  }
  checkHeaders(request)
  return { name, ...parseArguments(body) }
}
