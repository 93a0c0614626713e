import { MalformedReply } from '~/lib/data-error.ts'
import { HttpFault, isTokenTrouble } from '~/services/database/database-fault.ts'

/** The time limit of one attempt; Neon's own proxy gives up after 15 s. */
export const ATTEMPT_MS = 12_000

/** The part of a `Response` that the driver reads. */
type WholeReply = {
  readonly ok: boolean
  readonly status: number
  json(): Promise<unknown>
}

type Result = { readonly rows: readonly (readonly (string | null)[])[] }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isField(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && typeof value.dataTypeID === 'number'
}

function isRow(value: unknown, width: number): boolean {
  if (!Array.isArray(value) || value.length !== width) return false
  return value.every((cell) => cell === null || typeof cell === 'string')
}

// The driver builds rows without a check: a short row silently loses columns.
function isResult(value: unknown): value is Result {
  if (!isRecord(value)) return false
  const { fields, rows } = value
  if (!Array.isArray(fields) || !Array.isArray(rows)) return false
  return fields.every(isField) && rows.every((row) => isRow(row, fields.length))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Adds what the driver lacks: a time limit that includes the body, the status of a failure, and a
 * check of the reply's shape before it is read.
 */
export async function fetchWholeReply(url: string, init: RequestInit): Promise<WholeReply> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ATTEMPT_MS) })
  const { status } = response
  if (status === 200) {
    const body = await checkedReply(response)
    return { ok: true, status, json: () => Promise.resolve(body) }
  }
  const body = parse(await response.text())
  if (!isRecord(body) || !isOfDatabase(status, body)) throw new HttpFault(status)
  // The driver reads a refusal only with this status.
  return { ok: false, status: 400, json: () => Promise.resolve(body) }
}

/** Whether a refusal is the database's own, and not one of something on the way. */
function isOfDatabase(status: number, { message }: Record<string, unknown>): boolean {
  if (status === 400) return true
  const isOfToken = typeof message === 'string' && isTokenTrouble(message)
  return isOfToken && (status === 401 || status === 403)
}

/**
 * Reads a reply to statements whole.
 * @throws MalformedReply when it does not have the protocol's shape.
 */
export async function checkedReply(response: Response): Promise<{ readonly results: Result[] }> {
  const body = parse(await response.text())
  if (!isRecord(body) || !Array.isArray(body.results) || !body.results.every(isResult)) {
    throw new MalformedReply('The database sent an answer that cannot be read')
  }
  return { ...body, results: body.results }
}
