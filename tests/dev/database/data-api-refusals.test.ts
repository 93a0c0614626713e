import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDataApi, openDataApi } from '~tests/support/database/data-api.ts'

const FUNCTIONS = `
  create function api.echo(value text) returns json language sql stable
    as $$ select json_build_object('value', value) $$;
  create function api.keep(value jsonb) returns json language sql stable as $$ select value::json $$;
  create function api.add(a int, b int default 0) returns int language sql stable
    as $$ select a + b $$;
  create function api.twice(a int) returns int language sql stable as $$ select a * 2 $$;
  create function api.twice(a text) returns text language sql stable as $$ select a || a $$;
  create function api.unnamed(int) returns int language sql stable as $$ select $1 $$;
  create function public.hidden() returns int language sql stable as $$ select 1 $$;
  grant execute on function public.hidden() to public`

let api: OpenDataApi
beforeAll(async () => {
  api = await openDataApi(FUNCTIONS)
})
afterAll(() => api.stop())

test('a function is not found by an unknown name', async () => {
  const { status, json } = await api.call('unheard')
  expect(status).toBe(404)
  expect(json).toEqual({
    code: 'PGRST202',
    message: 'Could not find the function api.unheard without parameters in the schema cache',
    details:
      'Searched for the function api.unheard without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: null,
  })
})

test('a function is not found with an unknown argument, or without one that has no default', async () => {
  const { status, json } = await api.call('add', { c: 1, a: 1 })
  expect(status).toBe(404)
  expect(json.message).toBe('Could not find the function api.add(a, c) in the schema cache')
  expect(json.details).toContain('with parameters a, c or with')
  expect((await api.call('add', { b: 1 })).json.code).toBe('PGRST202')
  expect((await api.call('unnamed', { '': 1 })).json.code).toBe('PGRST202')
})

test('a function is not found when its name cannot be one', async () => {
  expect((await api.call('%00', {})).json.code).toBe('PGRST202')
  expect((await api.call('%zz', {})).json.code).toBe('PGRST125')
})

test('a function is not found in any other schema', async () => {
  for (const name of ['hidden', 'public.hidden', 'set_config', 'pg_sleep', 'user_id']) {
    expect((await api.call(name)).status).toBe(404)
  }
  const { status, json } = await api.call(
    'hidden',
    {},
    { headers: { 'Content-Profile': 'public' } },
  )
  expect([status, json.code]).toEqual([406, 'PGRST106'])
  expect(json.hint).toBe('Only the following schemas are exposed: api')
})

test('a function is not found when two have the same argument names', async () => {
  const { status, json } = await api.call('twice', { a: 1 })
  expect([status, json.code]).toEqual([300, 'PGRST203'])
  expect(json.message).toContain('api.twice(a => integer)')
})

test('the tables cannot be reached', async () => {
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
    const body = method === 'GET' ? undefined : {}
    const { status, json } = await api.send('/users', body, { method })
    expect([status, json.code, json.message]).toEqual([
      404,
      'PGRST205',
      "Could not find the table 'api.users' in the schema cache",
    ])
  }
  expect((await api.send('/', undefined, { method: 'GET' })).json.code).toBe('PGRST126')
  expect((await api.send('/a/b/c', {})).json.code).toBe('PGRST125')
  expect((await api.send('/../../sql', { query: 'select 1' })).json.code).toBe('PGRST125')
})

test('the functions are called by POST alone', async () => {
  for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
    const { status, json } = await api.send('/rpc/add?a=1', undefined, { method })
    expect([status, json.code]).toEqual([405, 'PGRST101'])
    expect(json.message).toBe(`Cannot use the ${method} method on RPC`)
  }
  expect((await api.send('/rpc/add', undefined, { method: 'HEAD' })).status).toBe(405)
  const { status, json } = await api.call('add?select=b', { a: 1 })
  expect([status, json.code]).toEqual([400, 'PGRST127'])
})

test.each(['{', '[]', '[{"a":1}]', '"a"', '1', 'null', '{"a":1}x', '{"a":"\0"}', ' '])(
  'a body of %j is refused, as it is no JSON object',
  async (body) => {
    const { status, json } = await api.call('add', body)
    expect([status, json.code, json.message]).toEqual([400, 'PGRST102', 'Empty or invalid json'])
  },
)

test('a body of another type is refused, and so is a request for another type', async () => {
  const text = await api.call('add', { a: 1 }, { headers: { 'Content-Type': 'text/plain' } })
  expect([text.status, text.json.code]).toEqual([400, 'PGRST102'])
  const csv = await api.call('add', { a: 1 }, { headers: { Accept: 'text/csv' } })
  expect([csv.status, csv.json.code]).toEqual([406, 'PGRST107'])
})

test('a body with a character no text can hold is refused by PostgreSQL', async () => {
  for (const value of ['\\u0000', '\\ud800', '\\udc00 a']) {
    expect((await api.call('echo', `{"value":"${value}"}`)).status).toBe(400)
    expect((await api.call('keep', `{"value":["${value}"]}`)).status).toBe(400)
  }
})

test('a body that is too deep is refused by PostgreSQL', async () => {
  const depth = 200_000
  const { status, json } = await api.call(
    'keep',
    `{"value":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  )
  expect([status, json.code]).toEqual([500, '54001'])
  expect((await api.call('add', { a: 1 })).json).toBe(1)
})

describe('a request by a page', () => {
  const ask = (headers: Record<string, string>, method = 'POST') =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request(`${api.url}/rpc/add`, { method, headers }, (response) => {
        response.resume()
        const allowed = response.headers['access-control-allow-origin']
        response.on('end', () => resolve([response.statusCode, allowed]))
      })
      sent.on('error', reject).end(method === 'POST' ? '{"a":1}' : undefined)
    })

  test('a request by a page of another site is refused by its Origin or its Host, and cannot read why', async () => {
    for (const method of ['POST', 'OPTIONS']) {
      expect(await ask({ Origin: 'https://evil.example' }, method)).toEqual([403, undefined])
      expect(await ask({ Origin: 'null' }, method)).toEqual([403, undefined])
      expect(await ask({ Host: 'evil.example:5433' }, method)).toEqual([403, undefined])
    }
  })

  test('a request by a page of this machine can read every response', async () => {
    for (const origin of ['http://127.0.0.1:5173', 'http://localhost:4173', 'http://[::1]:80']) {
      expect(await ask({ Origin: origin })).toEqual([401, '*'])
    }
  })
})

test('the preflight allows every header that is asked for', async () => {
  const { status, text, headers } = await api.send('/rpc/add', undefined, {
    method: 'OPTIONS',
    token: null,
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })
  expect([status, text]).toEqual([200, ''])
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(headers.get('access-control-allow-headers')).toBe(
    'Authorization, authorization, content-type, Accept, Accept-Language, Content-Language',
  )
  expect(headers.get('access-control-max-age')).toBe('86400')
})
