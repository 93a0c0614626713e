import { HttpFault, MalformedReply } from '~/services/database/database-fault.ts'

/** How long one attempt may take; Neon's own proxy gives up after 15 s. */
export const ATTEMPT_MS = 12_000

/** As much of a `Response` as the driver reads. */
type WholeReply = {
  readonly ok: boolean
  readonly status: number
  json(): Promise<unknown>
}

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

// The driver builds rows from whatever it is given: a short row loses columns without a word.
function isResult(value: unknown): boolean {
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
 * Does for the driver what it leaves out: a limit of time that covers the body too, the status of a
 * failure, and a look at the shape of the answer before anything is read out of it.
 */
export async function fetchWholeReply(url: string, init: RequestInit): Promise<WholeReply> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ATTEMPT_MS) })
  const body = parse(await response.text())
  const { status } = response
  if (status === 200) {
    const results = isRecord(body) ? body.results : undefined
    if (!Array.isArray(results) || !results.every(isResult)) {
      throw new MalformedReply('The database sent an answer that cannot be read')
    }
  } else if (status !== 400 || !isRecord(body)) {
    throw new HttpFault(status)
  }
  return { ok: status === 200, status, json: () => Promise.resolve(body) }
}
