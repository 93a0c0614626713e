import type pg from 'pg'
import type { BatchOptions } from '~dev/database/sql/run-sql.ts'
import { encodeResult, type SqlQuery, type SqlRequest } from '~dev/database/sql/sql-protocol.ts'

/**
 * Runs a request as `runSql` does, but sends all of its statements before the first reply, on a
 * connection in pipeline mode: one journey instead of five.
 */
export async function runPipelined(
  client: pg.Client,
  request: SqlRequest,
  { begin }: BatchOptions,
  arrayMode: boolean,
): Promise<object> {
  const send = ({ text, params }: SqlQuery) => {
    const config: pg.QueryArrayConfig & { queryMode: 'extended' } = {
      text,
      values: params,
      rowMode: 'array',
      queryMode: 'extended',
    }
    return client.query(config)
  }
  if (request.kind === 'single') return encodeResult(await send(request.query), arrayMode)
  // After a refusal PostgreSQL refuses the rest too, and takes the commit as a rollback.
  const sent = [client.query(begin), ...request.queries.map(send), client.query('commit')]
  const settled = await Promise.allSettled(sent)
  const results = settled.slice(1, -1).flatMap((each) => {
    if (each.status === 'rejected') throw each.reason
    return [encodeResult(each.value as pg.QueryArrayResult, arrayMode)]
  })
  const ends = [settled[0], settled.at(-1)]
  for (const end of ends) if (end?.status === 'rejected') throw end.reason
  return { results }
}
