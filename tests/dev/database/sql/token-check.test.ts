import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { claimsOf, unsignedToken } from '~tests/support/identity/tokens.ts'

// A project that is not a demo: its tokens are signed, and its keys published.
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
  const query = 'select auth.user_id()'
  const answer = await hosted.post({ query, params: [] }, bearer)
  return answer.status === 200 ? JSON.parse(answer.body).rows : JSON.parse(answer.body).message
}

test('the token check accepts a token signed with the published key', async () => {
  expect(await said(await sign(claims()))).toEqual([['meera']])
})

test('the token check refuses the emulator’s unsigned token', async () => {
  expect(await said(unsignedToken('meera', claims()))).toBe('missing key id')
})

test('the token check refuses a token signed with another key, or with an unknown or unnamed one', async () => {
  expect(await said(await sign(claims(), others))).toMatch(/signature/)
  expect(await said(await sign(claims(), keys, 'key-2'))).toBe('jwk not found')
  const nameless = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign((await keys).privateKey)
  expect(await said(nameless)).toBe('missing key id')
})

test('the token check refuses a signed token that was changed afterwards', async () => {
  const [header, , signature] = (await sign(claims())).split('.')
  const forged = Buffer.from(JSON.stringify(claims({ sub: 'victim' }))).toString('base64url')
  expect(await said(`${header}.${forged}.${signature}`)).toMatch(/signature/)
})

test('the token check refuses another audience and an old token, with 30 seconds of grace', async () => {
  const now = Math.floor(Date.now() / 1000)
  expect(await said(await sign(claims({ aud: 'other' })))).toBe('invalid JWT token audience')
  expect(await said(await sign(claims({ exp: now - 31 })))).toBe(
    `JWT token has expired (exp=${now - 31})`,
  )
  expect(await said(await sign(claims({ sub: 'late', exp: now - 20 })))).toEqual([['late']])
})
