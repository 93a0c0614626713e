import { expect, onTestFinished, test } from 'vitest'
import { startSqlEndpoint } from '~dev/database/sql/sql-endpoint.ts'
import { createTokenCheck, type TokenRules } from '~dev/database/sql/token-check.ts'
import { claimsOf } from '~tests/support/identity/tokens.ts'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const payloadFor = (projectId: string) => encode(claimsOf('meera', { aud: projectId }))
const unsigned = (header: unknown, projectId: string) =>
  `${encode(header)}.${payloadFor(projectId)}.`
const check = (token: string, rules: TokenRules) => createTokenCheck(rules)(`Bearer ${token}`)
const refusal = { name: 'SqlRefusal', status: 400 }

const HOSTED = ['demo', 'DEMO-alap', 'Demo-alap', ' demo-alap', 'my-demo-alap', 'demo_alap', 'alap']
const HEADERS = [
  { alg: 'none', typ: 'JWT' },
  { alg: 'none', kid: 'key-1' },
  { alg: 'None' },
  { alg: 'NONE', kid: 'key-1' },
  { alg: ['none'] },
  { alg: ['none'], kid: 'key-1' },
  { alg: '', kid: 'key-1' },
  { alg: null },
  {},
]

test('an unsigned token is accepted for a demo project', async () => {
  const token = unsigned({ alg: 'none', typ: 'JWT' }, 'demo-alap')
  expect(await check(token, { projectId: 'demo-alap' })).toMatchObject({ sub: 'meera' })
})

test.each(HOSTED)(
  'the project %j accepts no unsigned token, with any header',
  async (projectId) => {
    // A key set nobody answers for: a token that gets so far is refused as well.
    for (const jwksUrl of [undefined, 'http://127.0.0.1:1/jwks']) {
      const rules = { projectId, ...(jwksUrl && { jwksUrl }) }
      for (const header of HEADERS) {
        await expect(check(unsigned(header, projectId), rules)).rejects.toMatchObject(refusal)
      }
    }
  },
)

test.each(HEADERS.slice(2))(
  'the header %j is refused in a demo project’s token',
  async (header) => {
    const token = unsigned(header, 'demo-alap')
    await expect(check(token, { projectId: 'demo-alap' })).rejects.toMatchObject(refusal)
  },
)

const head = encode({ alg: 'none', typ: 'JWT' })
const payload = payloadFor('demo-alap')

test.each([
  ['with a signature', `${head}.${payload}.c2lnbmF0dXJl`],
  ['with a signature and one more dot', `${head}.${payload}.c2lnbmF0dXJl.`],
  ['with two dots at its end', `${head}.${payload}..`],
  ['with the five parts of an encrypted one', `${head}.${payload}.c2lnbmF0dXJl.c2lnbmF0dXJl.`],
  ['without its last dot', `${head}.${payload}`],
  ['without a payload', `${head}..`],
  ['without a header', `.${payload}.`],
])('an unsigned token %s is refused', async (_what, token) => {
  await expect(check(token, { projectId: 'demo-alap' })).rejects.toMatchObject(refusal)
})

test('a demo project’s token is refused for another demo project', async () => {
  const token = unsigned({ alg: 'none' }, 'demo-other')
  await expect(check(token, { projectId: 'demo-alap' })).rejects.toMatchObject(refusal)
})

test('an endpoint for a hosted project cannot be started on the emulator’s tokens', async () => {
  // Nothing listens on port 1: a request that was let through would fail in other words.
  const postgres = { port: 1, ownerUrl: 'postgresql://nobody@127.0.0.1:1/none' }
  const endpoint = await startSqlEndpoint({ postgres, projectId: 'alap-hosted' })
  onTestFinished(endpoint.stop)
  const answer = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${unsigned({ alg: 'none', typ: 'JWT' }, 'alap-hosted')}`,
      'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
    },
    body: '{"query":"select 1","params":[]}',
  })
  expect([answer.status, (await answer.json()).message]).toEqual([400, 'missing key id'])
})
