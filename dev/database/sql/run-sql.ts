import type { IncomingHttpHeaders } from 'node:http'
import type pg from 'pg'
import { encodeResult, type SqlQuery, type SqlRequest } from './sql-protocol.ts'
import { SqlRefusal } from './sql-refusal.ts'

const ISOLATION: Record<string, string> = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
}

export type BatchOptions = {
  readonly begin: string
  /** The request's headers that the response repeats. */
  readonly echo: Record<string, string>
}

/** Reads the transaction settings of a batch. */
export function batchOptions(headers: IncomingHttpHeaders): BatchOptions {
  const level = headers['neon-batch-isolation-level']
  const words = ['begin']
  const echo: Record<string, string> = {}
  if (level !== undefined) {
    const isolation = typeof level === 'string' ? ISOLATION[level] : undefined
    if (!isolation) throw new SqlRefusal(400, 'invalid isolation level')
    words.push(`isolation level ${isolation}`)
    echo['Neon-Batch-Isolation-Level'] = String(level)
  }
  if (headers['neon-batch-read-only'] === 'true') {
    words.push('read only')
    echo['Neon-Batch-Read-Only'] = 'true'
  }
  if (headers['neon-batch-deferrable'] === 'true') {
    words.push('deferrable')
    echo['Neon-Batch-Deferrable'] = 'true'
  }
  return { begin: words.join(' '), echo }
}

// The extended protocol allows only one statement in a query, which is part of the wall.
async function runOne(client: pg.Client, query: SqlQuery, arrayMode: boolean): Promise<object> {
  const config: pg.QueryArrayConfig & { queryMode: 'extended' } = {
    text: query.text,
    values: query.params,
    rowMode: 'array',
    queryMode: 'extended',
  }
  return encodeResult(await client.query(config), arrayMode)
}

/** Runs a request: a single statement alone, a batch as one transaction. */
export async function runSql(
  client: pg.Client,
  request: SqlRequest,
  options: BatchOptions,
  arrayMode: boolean,
): Promise<object> {
  if (request.kind === 'single') return runOne(client, request.query, arrayMode)
  await client.query(options.begin)
  try {
    const results: object[] = []
    for (const query of request.queries) results.push(await runOne(client, query, arrayMode))
    await client.query('commit')
    return { results }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
