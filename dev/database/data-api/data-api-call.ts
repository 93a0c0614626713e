import type pg from 'pg'
import { type ApiFunction, findFunction } from './data-api-function.ts'
import type { FunctionCall } from './data-api-request.ts'

// The role's defaults are set again for each request, because Neon's Data API logs in as a separate
// role whose defaults no user's SQL can change.
const OPEN = `begin isolation level read committed read write;
  select pg_catalog.set_config('row_security', 'on', true),
    pg_catalog.set_config('search_path', 'api', true),
    pg_catalog.set_config('statement_timeout', '0', true)`

// Everything except the one parameter comes from the catalogue. PostgreSQL converts the JSON to the
// types of the parameters, so the text of a request never becomes SQL.
function callOf(found: ApiFunction, given: ReadonlySet<string>): string {
  const parameters = found.parameters.filter(({ name }) => given.has(name))
  const passed = parameters.map(
    ({ quoted, isVariadic }) => `${isVariadic ? 'variadic ' : ''}${quoted} => body.${quoted}`,
  )
  const columns = parameters.map(({ quoted, type }) => `${quoted} ${type}`)
  const call = `api.${found.quoted}(${passed.join(', ')})`
  const from = columns.length > 0 ? ` from json_to_record($1::json) as body(${columns})` : ''
  if (found.isVoid) return `select ${call}${from}`
  if (found.isSet) {
    return `select coalesce(json_agg(one), '[]')::text from (select to_json(${call}) as one${from}) as every`
  }
  return `select coalesce(to_json(${call})::text, 'null')${from}`
}

async function run(client: pg.Client, call: FunctionCall): Promise<string | null> {
  const found = await findFunction(client, call)
  if (!found.isVolatile) await client.query('set transaction read only')
  const { rows } = await client.query<[string | null]>({
    text: callOf(found, call.argumentNames),
    values: call.argumentNames.size > 0 ? [call.json] : [],
    rowMode: 'array',
  })
  return found.isVoid ? null : (rows[0]?.[0] ?? 'null')
}

/**
 * Calls a function in a separate transaction, which can only read when the function is stable or
 * immutable. Returns the result as JSON, or `null` when the function returns nothing.
 * @throws DataApiRefusal when no function takes these arguments; DatabaseError from the function.
 */
export async function callFunction(client: pg.Client, call: FunctionCall): Promise<string | null> {
  await client.query(OPEN)
  try {
    const result = await run(client, call)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
