import { DatabaseError, type QueryArrayResult } from 'pg'
import { z } from 'zod'
import { SqlCancelled, SqlRefusal } from './sql-refusal.ts'

/** The largest request and the largest response, in bytes. */
export const LIMIT_BYTES = 10 * 1024 * 1024

const queryShape = z.object({
  query: z.string(),
  params: z.array(z.unknown()).default([]),
})
const payloadShape = z.union([z.object({ queries: z.array(queryShape) }), queryShape])

export type SqlQuery = { readonly text: string; readonly params: (string | null)[] }
export type SqlRequest =
  | { readonly kind: 'single'; readonly query: SqlQuery }
  | { readonly kind: 'batch'; readonly queries: SqlQuery[] }

// Parameters are sent to PostgreSQL as text, for every type of JSON value.
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return arrayText(value)
  return JSON.stringify(value)
}

function arrayText(values: unknown[]): string {
  const element = (value: unknown) => {
    if (Array.isArray(value)) return arrayText(value)
    const text = parameterText(value)
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  }
  return `{${values.map(element).join(',')}}`
}

function toQuery({ query, params }: z.infer<typeof queryShape>): SqlQuery {
  if (query.includes('\0')) throw badBody('a statement cannot hold a NUL character')
  return { text: query, params: params.map(parameterText) }
}

const badBody = (reason: string) =>
  new SqlRefusal(400, `could not parse the HTTP request body: ${reason}`)

/**
 * Reads a request's body as strictly as the proxy's JSON parser: half a surrogate pair is an error.
 */
export function parseSqlRequest(body: Uint8Array): SqlRequest {
  let json: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    json = JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && !value.isWellFormed()) {
        throw new SyntaxError('lone leading surrogate in hex escape')
      }
      return value
    })
  } catch (error) {
    throw badBody(error instanceof Error ? error.message : 'not JSON')
  }
  const payload = payloadShape.safeParse(json)
  if (!payload.success) {
    throw badBody('data did not match any variant of untagged enum Payload')
  }
  return 'queries' in payload.data
    ? { kind: 'batch', queries: payload.data.queries.map(toQuery) }
    : { kind: 'single', query: toQuery(payload.data) }
}

/** The result of one statement in the proxy's shape. Values stay the text that PostgreSQL sent. */
export function encodeResult(result: QueryArrayResult, arrayMode: boolean): object {
  const fields = result.fields.map((field) => ({
    name: field.name,
    dataTypeID: field.dataTypeID,
    tableID: field.tableID,
    columnID: field.columnID,
    dataTypeSize: field.dataTypeSize,
    dataTypeModifier: field.dataTypeModifier,
    format: 'text',
  }))
  const rows = arrayMode
    ? result.rows
    : result.rows.map((row: unknown[]) =>
        Object.fromEntries(fields.map((field, index) => [field.name, row[index]])),
      )
  return { command: result.command, rowCount: result.rowCount, rows, fields, rowAsArray: arrayMode }
}

const ERROR_FIELDS = [
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'severity',
  'where',
  'table',
  'column',
  'schema',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const

/** Status and body of a refusal. A lost connection has no SQLSTATE, so its result is unknown. */
export function encodeError(error: unknown): { status: number; body: object } {
  const status = error instanceof SqlRefusal ? error.status : 400
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof SqlCancelled) return { status, body: { message, code: error.code } }
  const said = error instanceof DatabaseError ? error : undefined
  const fields = ERROR_FIELDS.map((field) => [field, said?.[field] ?? null])
  return { status, body: { message, code: said?.code ?? '', ...Object.fromEntries(fields) } }
}
