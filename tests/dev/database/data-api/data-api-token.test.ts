import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDataApi, openDataApi } from '~tests/support/database/data-api.ts'
import { claimsOf, unsignedToken } from '~tests/support/identity/tokens.ts'

const PROJECT = 'alap-hosted'
const WHO = `create function api.who() returns text language sql stable
  as $$ select auth.user_id() $$`
const keys = generateKeyPair('RS256')
const others = generateKeyPair('RS256')
const server = createServer(async (_request, response) => {
  const jwk = await exportJWK((await keys).publicKey)
  response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'key-1', alg: 'RS256', use: 'sig' }] }))
})
let hosted: OpenDataApi
let local: OpenDataApi

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const jwksUrl = `http://127.0.0.1:${port}/jwks`
  hosted = await openDataApi(WHO, { projectId: PROJECT, jwksUrl })
  local = await openDataApi(WHO)
})
afterAll(async () => {
  await hosted.stop()
  await local.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const claims = (changes: JWTPayload = {}) => ({ ...claimsOf('meera'), aud: PROJECT, ...changes })
const sign = async (payload: JWTPayload, pair = keys, kid = 'key-1') =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .sign((await pair).privateKey)
async function refusal(api: OpenDataApi, token: string | null) {
  const { status, json, headers } = await api.call('who', {}, { token })
  return [status, json.code, json.message, headers.get('www-authenticate')]
}
const invalid = (code: string, message: string) => [
  401,
  code,
  message,
  `Bearer error="invalid_token", error_description="${message}"`,
]
const NO_KEY = invalid('PGRST301', 'No suitable key or wrong key type')

test('a token signed with the published key is accepted', async () => {
  const { status, json } = await hosted.call('who', {}, { token: await sign(claims()) })
  expect([status, json]).toEqual([200, 'meera'])
})

test('the emulator’s unsigned token is accepted for a demo project alone', async () => {
  expect((await local.call('who', {}, { token: unsignedToken('asha') })).json).toBe('asha')
  expect(await refusal(hosted, unsignedToken('asha', claims()))).toEqual(NO_KEY)
})

test('a call without a token is refused', async () => {
  expect(await refusal(local, null)).toEqual([
    401,
    'PGRST302',
    'Anonymous access is disabled',
    'Bearer',
  ])
})

test('a token that is no JWT is refused', async () => {
  expect(await refusal(local, 'rubbish')).toEqual(invalid('PGRST301', "JWT couldn't be decoded"))
})

test('a forged token is refused', async () => {
  expect(await refusal(hosted, await sign(claims(), others))).toEqual(NO_KEY)
  expect(await refusal(hosted, await sign(claims(), keys, 'key-2'))).toEqual(NO_KEY)
  const [header, , signature] = (await sign(claims())).split('.')
  const forged = Buffer.from(JSON.stringify(claims({ sub: 'victim' }))).toString('base64url')
  expect(await refusal(hosted, `${header}.${forged}.${signature}`)).toEqual(NO_KEY)
})

test('a token signed in another way is refused', async () => {
  const secret = new TextEncoder().encode('a secret that everybody knows by now')
  const header = { alg: 'HS256', kid: 'key-1' }
  const token = await new SignJWT(claims()).setProtectedHeader(header).sign(secret)
  expect(await refusal(hosted, token)).toEqual(
    invalid('PGRST301', 'Wrong or unsupported encoding algorithm'),
  )
})

test('a token of another audience is refused', async () => {
  const wrong = invalid('PGRST303', 'JWT not in audience')
  expect(await refusal(hosted, await sign(claims({ aud: 'other' })))).toEqual(wrong)
  expect(await refusal(local, unsignedToken('asha', { aud: 'other' }))).toEqual(wrong)
})

test('an old token is refused, and one for later, with 30 seconds of grace', async () => {
  const now = Math.floor(Date.now() / 1000)
  const old = await sign(claims({ exp: now - 31 }))
  expect(await refusal(hosted, old)).toEqual(invalid('PGRST303', 'JWT expired'))
  const early = await sign(claims({ nbf: now + 60 }))
  expect(await refusal(hosted, early)).toEqual(invalid('PGRST303', 'JWT not yet valid'))
  const late = await hosted.call('who', {}, { token: await sign(claims({ exp: now - 20 })) })
  expect(late.status).toBe(200)
})

test('the token is checked before the path', async () => {
  const { status, json } = await local.send('/users', undefined, { method: 'GET', token: null })
  expect([status, json.code]).toEqual([401, 'PGRST302'])
})
