import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDataApi } from '~dev/database/data-api/data-api-endpoint.ts'
import { type OpenDataApi, openDataApi } from '~tests/support/database/data-api.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

const FUNCTIONS = `
  create function api.add(a int, b int default 0) returns int language sql stable
    as $$ select a + b $$;
  create function api.fail(state text) returns json language plpgsql as $$
    begin raise exception 'it fails' using errcode = state, detail = 'why', hint = 'what to do'; end $$;
  create function api.end_own() returns boolean language sql
    as $$ select pg_terminate_backend(pg_backend_pid()) $$;
  create schema kept;
  create table kept.notes (id int unique deferrable initially deferred);
  create function kept.write(id int) returns void language sql security definer
    as $$ insert into kept.notes values (id), (id) $$;
  grant usage on schema kept to public;
  grant execute on function kept.write(int) to public;
  create function api.write(id int) returns json language sql volatile
    as $$ select kept.write(id); select '{}'::json $$;
  create function api.write_when_stable(id int) returns json language sql stable
    as $$ select kept.write(id); select '{}'::json $$;
  create function api.slow() returns void language sql as $$ select pg_sleep(600) $$`

let api: OpenDataApi
beforeAll(async () => {
  api = await openDataApi(FUNCTIONS)
  await api.owner(`create function api.closed() returns int language sql as 'select 1';
    revoke all on function api.closed() from public`)
})
afterAll(() => api.stop())

const SQLSTATES: [string, number][] = [
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['21000', 500],
  ['22P02', 400],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['25006', 405],
  ['25P02', 500],
  ['28000', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B000', 500],
  ['40001', 500],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['42601', 400],
  ['53100', 503],
  ['53400', 500],
  ['54000', 500],
  ['55P03', 500],
  ['57014', 500],
  ['57P01', 503],
  ['58030', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['PT418', 418],
  ['PT999', 500],
  ['XX000', 500],
]

test.each(SQLSTATES)(
  'a failure in PostgreSQL with SQLSTATE %s has status %i',
  async (state, status) => {
    const answer = await api.call('fail', { state })
    expect(answer.status).toBe(status)
    expect(answer.json).toEqual({
      code: state,
      message: 'it fails',
      details: 'why',
      hint: 'what to do',
    })
  },
)

test('a failure in PostgreSQL in a value is 400, and has no hint when there is none', async () => {
  const { status, json } = await api.call('add', { a: 'many' })
  expect(status).toBe(400)
  expect(json).toEqual({
    code: '22P02',
    message: 'invalid input syntax for type integer: "many"',
    details: null,
    hint: null,
  })
})

test('a failure in PostgreSQL by a missing right is 403', async () => {
  const { status, json } = await api.call('closed')
  expect([status, json.code]).toEqual([403, '42501'])
})

test('a failure in PostgreSQL at the end of the transaction undoes everything', async () => {
  const { status, json } = await api.call('write', { id: 1 })
  expect([status, json.code]).toEqual([409, '23505'])
  expect(await api.owner('select from kept.notes')).toHaveLength(0)
})

test('a failure in PostgreSQL because a stable function writes is 405', async () => {
  const { status, json } = await api.call('write_when_stable', { id: 1 })
  expect([status, json.code]).toEqual([405, '25006'])
})

test('a failure in PostgreSQL that ends the connection is 503, and the next call gets another one', async () => {
  const { status, json } = await api.call('end_own')
  expect([status, json.code]).toEqual([503, '57P01'])
  expect((await api.call('add', { a: 1 })).json).toBe(1)
})

test('calls that take too long are ended, also those that wait for a connection', async () => {
  const impatient = await openDataApi(FUNCTIONS, { limitMs: 50 })
  const calls = await Promise.all(Array.from({ length: 8 }, () => impatient.call('slow')))
  for (const { status, json } of calls) {
    expect(status).toBe(503)
    expect(json).toEqual({
      code: '08P01',
      message: 'Query cancelled, connection was terminated',
      details: null,
      hint: null,
    })
  }
  await impatient.stop()
})

test('every call without PostgreSQL is 503', async () => {
  const postgres = { port: 1, ownerUrl: 'postgresql://nobody@127.0.0.1:1/none' }
  const alone = await startDataApi({ postgres, projectId: PROJECT })
  const response = await fetch(`${alone.url}/rpc/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${unsignedToken('meera')}` },
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'PGRST001', hint: null })
  await alone.stop()
})
