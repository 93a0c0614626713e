import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { forgedTokens, goodToken, HOSTED } from './support/forged-tokens.ts'
import { publishKeys } from './support/keys.ts'
import { addPeople, SECRETS } from './support/people.ts'

let keys: Awaited<ReturnType<typeof publishKeys>>
let database: TestDatabase
beforeAll(async () => {
  keys = await publishKeys()
  database = await openTestDatabase({ projectId: HOSTED, jwksUrl: keys.url })
  await addPeople(database.owner, 0)
})
afterAll(async () => {
  await database.stop()
  await keys.stop()
})

type Reply = { readonly status: number; readonly text: string }

/** Sends the headers unchanged, also the same one twice. */
function send(url: string, body: unknown, headers: readonly string[]): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: [...headers] }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })
}

const named = (url: string, headers: readonly string[]) => [
  'Host',
  new URL(url).host,
  'Content-Type',
  'application/json',
  'Neon-Connection-String',
  'postgresql://authenticated@database.example/alap',
  ...headers.flatMap((value) => ['Authorization', value]),
]

const doors = {
  'the SQL endpoint': (headers: readonly string[]) =>
    send(
      database.endpoint,
      { query: 'select api.first() as reply', params: [] },
      named(database.endpoint, headers),
    ),
  'the Data API': (headers: readonly string[]) =>
    send(`${database.dataApi}/rpc/first`, {}, named(database.dataApi, headers)),
}

test.each(Object.entries(doors))('the victim’s own token reads through %s', async (_name, ask) => {
  const { status, text } = await ask([`Bearer ${goodToken()}`])
  expect(status).toBe(200)
  expect(text).toContain('words-of-the-victim')
})

test('the forged tokens are at least sixty, each with its own name', () => {
  const names = new Set(forgedTokens().map(({ name }) => name))
  expect(names.size).toBe(forgedTokens().length)
  expect(names.size).toBeGreaterThanOrEqual(60)
})

const all = Object.entries(doors).flatMap(([door, ask]) =>
  forgedTokens().map(({ name, refusedAs }) => ({ door, ask, name, refusedAs })),
)

test.each(all)(
  'a forged token reads nothing through $door: $name',
  async ({ ask, name, refusedAs }) => {
    const forged = forgedTokens().find((each) => each.name === name)
    const { status, text } = await ask(forged?.headers ?? [])
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    if (refusedAs === 'token') expect([400, 401]).toContain(status)
    // A person of that name without any rows may get an empty reply.
    else expect(status === 200 ? /\[\]/.test(text) : status >= 400).toBe(true)
  },
)

test('the token of a person who has left writes nothing and makes no row again', async () => {
  const headers = { Authorization: `Bearer ${goodToken()}` }
  const call = (name: string) =>
    database.post({ query: `select api.${name}`, params: [] }, '', headers)
  expect((await call('leave()')).status).toBe(200)
  const refused = await call("add_rest_day('2026-01-01')")
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('28000')
  expect((await call('open_account()')).status).toBe(400)
  expect(await database.owner("select from public.users where id = 'victim-uid'")).toEqual([])
})
