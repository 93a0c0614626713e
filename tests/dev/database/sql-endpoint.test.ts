import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'
import { claimsOf, unsignedToken } from '~tests/support/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const token = unsignedToken('meera')
const ask = async (body: unknown, headers?: Record<string, string>) => {
  const answer = await database.post(body, token, headers)
  return { ...answer, json: JSON.parse(answer.body) }
}
const openAccount = { query: 'insert into public.users default values', params: [] }

describe('answers', () => {
  test('keep every value as the text PostgreSQL sent, with its type beside it', async () => {
    const { status, json } = await ask({
      query: `select 1::int2 as small, 2::int8 as big, 1.50::numeric as exact, true as yes,
        date '2026-02-28' as day, null as nothing, array[1,2] as list, '{"a":1}'::jsonb as object`,
      params: [],
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      command: 'SELECT',
      rowCount: 1,
      rowAsArray: true,
      rows: [['1', '2', '1.50', 't', '2026-02-28', null, '{1,2}', '{"a": 1}']],
    })
    expect(json.fields.map((field: { dataTypeID: number }) => field.dataTypeID)).toEqual([
      21, 20, 1700, 16, 1082, 25, 1007, 3802,
    ])
    expect(json.fields[0]).toEqual({
      name: 'small',
      dataTypeID: 21,
      tableID: 0,
      columnID: 0,
      dataTypeSize: 2,
      dataTypeModifier: -1,
      format: 'text',
    })
  })

  test('name the columns when the rows are not to be arrays', async () => {
    const { json } = await ask(
      { query: 'select 1 as one', params: [] },
      { 'Neon-Array-Mode': 'false' },
    )
    expect(json).toMatchObject({ rows: [{ one: '1' }], rowAsArray: false })
  })

  test('take parameters of every JSON kind as text', async () => {
    const { json } = await ask({
      query: 'select $1::text, $2::int, $3::bool, $4::text, $5::text[], $6::jsonb',
      params: ['it’s', 7, true, null, ['a"b', null], { deep: [1] }],
    })
    expect(json.rows).toEqual([['it’s', '7', 't', null, '{"a\\"b",NULL}', '{"deep": [1]}']])
  })

  test('let a page of any origin read them', async () => {
    const answer = await database.post({ query: 'select 1', params: [] }, token)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('neon-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const refusal = await database.post('rubbish', token)
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('the preflight allows exactly what Neon allows', async () => {
  const response = await fetch(database.endpoint, { method: 'OPTIONS' })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Neon-Connection-String, Neon-Raw-Text-Output, Neon-Array-Mode, Neon-Pool-Opt-In, Neon-Batch-Read-Only, Neon-Batch-Isolation-Level',
  )
  expect(response.headers.get('access-control-max-age')).toBe('86400')
  expect(response.headers.get('allow')).toBe('OPTIONS, POST')
})

describe('a batch', () => {
  test('is one transaction: a failure undoes what went before it', async () => {
    const { status, json } = await ask({
      queries: [openAccount, { query: 'select 1/0', params: [] }],
    })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: '22012', message: 'division by zero', severity: 'ERROR' })
    const rows = await database.owner("select from public.users where id = 'meera'")
    expect(rows).toHaveLength(0)
  })

  test('that is to read only cannot write, and repeats its headers', async () => {
    const options = {
      'Neon-Batch-Read-Only': 'true',
      'Neon-Batch-Isolation-Level': 'RepeatableRead',
    }
    const refused = await ask({ queries: [openAccount] }, options)
    expect(refused.json.code).toBe('25006')
    const { status, headers, json } = await ask(
      {
        queries: [
          { query: 'show transaction_isolation', params: [] },
          { query: 'show transaction_read_only', params: [] },
        ],
      },
      options,
    )
    expect(status).toBe(200)
    expect(json.results.map((result: { rows: string[][] }) => result.rows)).toEqual([
      [['repeatable read']],
      [['on']],
    ])
    expect(headers.get('neon-batch-read-only')).toBe('true')
    expect(headers.get('neon-batch-isolation-level')).toBe('RepeatableRead')
  })

  test('with an unknown isolation level is refused', async () => {
    const { status, json } = await ask({ queries: [] }, { 'Neon-Batch-Isolation-Level': 'Chaos' })
    expect([status, json.message]).toEqual([400, 'invalid isolation level'])
  })
})

describe('refusals', () => {
  test('carry every field of PostgreSQL’s error', async () => {
    const { status, json } = await ask({
      query: `insert into public.journal_entries (id, content, mood, local_date)
        values (gen_random_uuid(), 'x', 9, '2026-01-01')`,
      params: [],
    })
    expect(status).toBe(400)
    expect(Object.keys(json).sort()).toEqual(
      [
        ...['message', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery'],
        ...['severity', 'where', 'table', 'column', 'schema', 'dataType', 'constraint', 'file'],
        ...['line', 'routine'],
      ].sort(),
    )
    expect(json).toMatchObject({
      code: '23514',
      schema: 'public',
      table: 'journal_entries',
      constraint: 'journal_entries_mood_check',
      hint: null,
    })
  })

  test.each([
    ['no JSON', 'rubbish'],
    ['half a surrogate pair', '{"query":"select $1::text","params":["\\ud800"]}'],
    ['a number for a statement', '{"query":1}'],
    ['no statement', '{}'],
    ['a list', '[]'],
  ])('answer %s with 400 and no code', async (_name, body) => {
    const { status, json } = await ask(body)
    expect([status, json.code]).toEqual([400, ''])
    expect(json.message).toMatch(/^could not parse the HTTP request body: /)
  })

  test('answer a NUL in a value as PostgreSQL does', async () => {
    const { json } = await ask({ query: 'select $1::text', params: ['a\0b'] })
    expect(json.code).toBe('22021')
  })

  test('answer two statements in one query with a syntax error', async () => {
    const { json } = await ask({ query: 'select 1; select 2', params: [] })
    expect(json.code).toBe('42601')
  })

  test('answer more than 10 MiB with 413, and an answer of more with 507', async () => {
    const big = await ask({ query: 'select 1', params: ['x'.repeat(10 * 1024 * 1024)] })
    expect(big.status).toBe(413)
    const much = await ask({ query: "select repeat('x', 11000000)", params: [] })
    expect(much.status).toBe(507)
  })

  test('answer a missing token, a broken one and another role', async () => {
    const query = { query: 'select 1', params: [] }
    const withToken = async (authorization: string, connection?: string) => {
      const answer = await database.post(query, '', {
        Authorization: authorization,
        ...(connection ? { 'Neon-Connection-String': connection } : {}),
      })
      return [answer.status, JSON.parse(answer.body).message]
    }
    expect(await withToken('Basic abc')).toEqual([
      400,
      'missing authentication credentials: required authorization bearer token in JWT format',
    ])
    expect(await withToken('Bearer abc')).toEqual([
      400,
      'Provided authentication token is not a valid JWT encoding',
    ])
    expect(await withToken(`Bearer ${token}`, 'postgresql://alap_owner@host/alap')).toEqual([
      400,
      'jwk not found',
    ])
  })
})

test('a connection is clean before the next person gets it', async () => {
  const run = (uid: string, text: string) =>
    database.post({ query: text, params: [] }, unsignedToken(uid))
  await run('first', "select set_config('search_path', 'evil', false)")
  await run('first', "set application_name = 'traces'")
  await run('first', 'select pg_advisory_lock(42)')
  await run('first', 'begin')
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await run(
      'second',
      `select current_setting('search_path'), current_setting('application_name'),
        (select count(*) from pg_locks where locktype = 'advisory'), auth.user_id()`,
    )
    expect(JSON.parse(answer.body).rows).toEqual([['"$user", public', '', '0', 'second']])
  }
})

test('a connection that somebody has ended is replaced', async () => {
  await database.post(
    {
      query: `select pg_terminate_backend(pid) from pg_stat_activity
        where usename = 'authenticated' and pid <> pg_backend_pid()
          and datname = current_database()`,
      params: [],
    },
    token,
  )
  const own = await ask({ query: 'select pg_terminate_backend(pg_backend_pid())', params: [] })
  expect([own.status, own.json.code]).toEqual([400, '57P01'])
  expect((await ask({ query: 'select 1', params: [] })).status).toBe(200)
})

test('many people at once each see themselves', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `person-${index}`)
  const seen = await Promise.all(
    people.map(async (uid) => {
      const body = { query: 'select auth.user_id() from pg_sleep(0.005)', params: [] }
      return JSON.parse((await database.post(body, unsignedToken(uid))).body).rows[0][0]
    }),
  )
  expect(seen).toEqual(people)
})

describe('a project that is not a demo', () => {
  const PROJECT = 'alap-hosted'
  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    ...claimsOf('meera'),
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    ...changes,
  })
  const keys = generateKeyPair('RS256')
  const others = generateKeyPair('RS256')
  const server = createServer(async (_request, response) => {
    const jwk = await exportJWK((await keys).publicKey)
    response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'key-1', alg: 'RS256', use: 'sig' }] }))
  })
  let hosted: TestDatabase

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    hosted = await openTestDatabase({
      projectId: PROJECT,
      jwksUrl: `http://127.0.0.1:${port}/jwks`,
    })
  })
  afterAll(async () => {
    await hosted.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const sign = async (payload: JWTPayload, pair = keys, kid: string | undefined = 'key-1') =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(kid ? { kid } : {}) })
      .sign((await pair).privateKey)
  const said = async (bearer: string) => {
    const query = 'insert into public.users default values returning id'
    const answer = await hosted.post({ query, params: [] }, bearer)
    return answer.status === 200 ? JSON.parse(answer.body).rows : JSON.parse(answer.body).message
  }

  test('accepts a token signed with the published key', async () => {
    expect(await said(await sign(claims()))).toEqual([['meera']])
  })

  test('refuses the emulator’s unsigned token', async () => {
    expect(await said(unsignedToken('meera', claims()))).toBe('missing key id')
  })

  test('refuses a token signed with another key, or of an unknown or unnamed one', async () => {
    expect(await said(await sign(claims(), others))).toMatch(/signature/)
    expect(await said(await sign(claims(), keys, 'key-2'))).toBe('jwk not found')
    const nameless = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .sign((await keys).privateKey)
    expect(await said(nameless)).toBe('missing key id')
  })

  test('refuses a signed token that was changed afterwards', async () => {
    const [header, , signature] = (await sign(claims())).split('.')
    const forged = Buffer.from(JSON.stringify(claims({ sub: 'victim' }))).toString('base64url')
    expect(await said(`${header}.${forged}.${signature}`)).toMatch(/signature/)
  })

  test('refuses another audience and an old token, with 30 seconds of grace', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await said(await sign(claims({ aud: 'other' })))).toBe('invalid JWT token audience')
    expect(await said(await sign(claims({ exp: now - 31 })))).toBe(
      `JWT token has expired (exp=${now - 31})`,
    )
    expect(await said(await sign(claims({ sub: 'late', exp: now - 20 })))).toEqual([['late']])
  })
})
