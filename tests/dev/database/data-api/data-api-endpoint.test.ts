import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDataApi } from '~dev/database/data-api/data-api-endpoint.ts'
import { createBrowserSessions } from '~dev/database/sql/browser-sessions.ts'
import { type OpenDataApi, openDataApi } from '~tests/support/database/data-api.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

const FUNCTIONS = `
  create function api.echo(value text) returns json language sql stable
    as $$ select json_build_object('value', value) $$;
  create function api.greet(name text, greeting text default 'Namaste', times int default 1)
    returns text language sql immutable as $$ select repeat(greeting || ' ' || name, times) $$;
  create function api.typed(day date, id uuid, amount numeric, yes boolean, words text[],
    grid int[], kept json, held jsonb) returns json language sql stable as $$
    select json_build_object('day', day, 'id', id, 'amount', amount::text, 'yes', yes,
      'words', words, 'grid', grid, 'kept', kept::text, 'held', held::text) $$;
  create function api.sum_of(variadic parts int[]) returns bigint language sql immutable
    as $$ select sum(part) from unnest(parts) as part $$;
  create function api.nothing() returns void language sql as $$ select null::void $$;
  create function api.missing() returns json language sql stable as $$ select null::json $$;
  create function api.rows_of(most int) returns table (place int, name text) language sql stable
    as $$ select place, 'row ' || place from generate_series(1, most) as place $$;
  create function api.pair(out one int, out two text) language sql stable as $$ select 1, 'b' $$;
  create function api.who() returns text language sql stable as $$ select auth.user_id() $$;
  create function api.slow_who() returns text language sql
    as $$ select auth.user_id() from pg_sleep(0.005) $$;
  create function api.mode_when_stable() returns text language sql stable
    as $$ select current_setting('transaction_read_only') $$;
  create function api.mode_when_volatile() returns json language sql as $$
    select json_build_array(current_setting('transaction_read_only'), current_setting('search_path'),
      current_setting('row_security'), current_setting('transaction_isolation'), current_user) $$;
  create function api."Odd ""name"""("an ""odd"" one" text) returns text language sql stable
    as $$ select $1 $$;
  create function api.large(size int) returns text language sql stable
    as $$ select repeat('x', size) $$`

let api: OpenDataApi
beforeAll(async () => {
  api = await openDataApi(FUNCTIONS)
})
afterAll(() => api.stop())

test('a result of type json is the whole body', async () => {
  const { status, headers, text } = await api.call('echo', { value: 'om' })
  expect([status, text]).toEqual([200, '{"value" : "om"}'])
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-range')).toBe('0-0/*')
})

test('a result of another type is JSON too, and an empty one is null', async () => {
  expect((await api.call('greet', { name: 'Mira' })).text).toBe('"Namaste Mira"')
  expect((await api.call('pair')).json).toEqual({ one: 1, two: 'b' })
  expect((await api.call('missing')).text).toBe('null')
})

test('a result of several rows is an array', async () => {
  const { json } = await api.call('rows_of', { most: 2 })
  expect(json).toEqual([
    { place: 1, name: 'row 1' },
    { place: 2, name: 'row 2' },
  ])
  expect((await api.call('rows_of', { most: 0 })).text).toBe('[]')
})

test('a result of a function that returns void is 204 without a body', async () => {
  const { status, text, headers } = await api.call('nothing')
  expect([status, text, headers.get('content-type')]).toEqual([204, '', null])
})

test('a result longer than 10 MB is refused', async () => {
  const { status, json } = await api.call('large', { size: 10 * 1024 * 1024 })
  expect([status, json.message]).toEqual([507, 'response is too large (max is 10485760 bytes)'])
})

test('arguments with defaults may be left out, and come in any order', async () => {
  const { json } = await api.call('greet', { times: 2, name: 'Mira' })
  expect(json).toBe('Namaste MiraNamaste Mira')
})

test('arguments are given to PostgreSQL as the types of the parameters', async () => {
  const { json } = await api.call(
    'typed',
    `{"day":"2026-02-28","id":"6f1f0a3c-0000-4000-8000-000000000001",
        "amount":12345678901234567890.10,"yes":false,"words":["a \\"b\\"",null,"{c}"],
        "grid":[[1,2],[3,4]],"kept":{"b":1, "a":[1.0]},"held":[1,{"c":null}]}`,
  )
  expect(json).toEqual({
    day: '2026-02-28',
    id: '6f1f0a3c-0000-4000-8000-000000000001',
    amount: '12345678901234567890.10',
    yes: false,
    words: ['a "b"', null, '{c}'],
    grid: [
      [1, 2],
      [3, 4],
    ],
    kept: '{"b":1, "a":[1.0]}',
    held: '[1, {"c": null}]',
  })
  expect((await api.call('sum_of', { parts: [1, 2, 3] })).json).toBe(6)
  expect((await api.call('echo', { value: { deep: [1] } })).json.value).toBe('{"deep":[1]}')
  expect((await api.call('echo', { value: null })).json.value).toBeNull()
})

test('arguments keep every character of Unicode', async () => {
  const value = 'ओं 🪷 e\u0301 \u2028 \u{10ffff} \u202e'
  expect((await api.call('echo', { value })).json.value).toBe(value)
})

test('arguments of exactly 10 MB are accepted, and one byte more is refused', async () => {
  const value = 'x'.repeat(10 * 1024 * 1024 - '{"value":""}'.length)
  expect((await api.call('echo', { value: `${value}x` })).status).toBe(413)
  const longest = 'x'.repeat(10 * 1024 * 1024 - '{"name":"","times":0}'.length)
  expect((await api.call('greet', { name: longest, times: 0 })).json).toBe('')
})

test('arguments that hold SQL stay text', async () => {
  const attacks = [
    "'; drop schema api cascade; --",
    '"); select auth.user_id(); --',
    '$1) as body(value text); select 1 --',
    "\\'; select pg_sleep(9) --",
    '$$ || current_user || $$',
  ]
  for (const value of attacks) {
    expect((await api.call('echo', { value })).json).toEqual({ value })
    expect((await api.call('Odd "name"', { 'an "odd" one': value })).json).toBe(value)
    expect((await api.call('echo', { [value]: 1 })).json.code).toBe('PGRST202')
    expect((await api.call(encodeURIComponent(value), {})).json.code).toBe('PGRST202')
  }
})

test('a transaction can only read when the function is stable', async () => {
  expect((await api.call('mode_when_stable')).json).toBe('on')
})

test('a transaction can write otherwise, with any defaults of the role', async () => {
  const role = `alter role authenticated in database ${new URL(api.ownerUrl).pathname.slice(1)}`
  await api.owner(`${role} set default_transaction_read_only = on;
      ${role} set search_path = evil`)
  const results = await Promise.all(Array.from({ length: 8 }, () => api.call('mode_when_volatile')))
  for (const { json } of results) {
    expect(json).toEqual(['off', 'api', 'on', 'read committed', 'authenticated'])
  }
})

test('the calls of many people at once each see only their own person', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `person-${index}`)
  const seen = await Promise.all(
    people.map(async (uid) => (await api.call('slow_who', {}, { token: unsignedToken(uid) })).json),
  )
  expect(seen).toEqual(people)
})

test('connections shared with another endpoint stay open when this one stops', async () => {
  const postgres = { port: Number(new URL(api.ownerUrl).port), ownerUrl: api.ownerUrl }
  const sessions = createBrowserSessions(postgres.port, postgres.ownerUrl)
  const lend = vi.spyOn(sessions, 'lend')
  const stop = vi.spyOn(sessions, 'stop')
  const shared = await startDataApi({ postgres, projectId: PROJECT, sessions })
  const headers = { Authorization: `Bearer ${unsignedToken('meera')}` }
  const response = await fetch(`${shared.url}/rpc/who`, { method: 'POST', headers })
  expect(await response.json()).toBe('meera')
  await shared.stop()
  expect(lend).toHaveBeenCalledOnce()
  expect(stop).not.toHaveBeenCalled()
  await sessions.stop()
})

test('the count of calls includes every call and no preflight', async () => {
  const before = api.requests()
  await api.call('who')
  await api.send('/rpc/who', undefined, { method: 'OPTIONS' })
  expect(api.requests()).toBe(before + 1)
})
