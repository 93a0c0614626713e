import { compactVerify, createRemoteJWKSet, decodeProtectedHeader, importJWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokenCheck } from '~dev/database/sql/token-check.ts'
import { forgedTokens, HOSTED } from './support/forged-tokens.ts'
import { publishKeys } from './support/keys.ts'

type Check = (authorization: string | undefined) => Promise<unknown>

let keys: Awaited<ReturnType<typeof publishKeys>>
beforeAll(async () => {
  keys = await publishKeys()
})
afterAll(() => keys.stop())

const tokenOf = (header: string | undefined) => /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
const bodyOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const sound = (): Check => createTokenCheck({ projectId: HOSTED, jwksUrl: keys.url })

/** What the correct check accepts, and what the mutant accepts in addition. */
const also =
  (accepts: (token: string, header: string) => Promise<unknown>): Check =>
  (header) =>
    sound()(header).catch(() => accepts(tokenOf(header), header ?? ''))

const alg = (token: string) => String(Reflect.get(decodeProtectedHeader(token), 'alg'))
const refuse = () => {
  throw new Error('refused')
}

const verified = async (token: string) =>
  JSON.parse(
    Buffer.from(
      (await compactVerify(token, createRemoteJWKSet(new URL(keys.url)))).payload,
    ).toString(),
  )
const claim = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

const MUTANTS: Readonly<Record<string, () => Check>> = {
  'accepts unsigned tokens of any project': () =>
    also(async (token) => (alg(token) === 'none' ? bodyOf(token) : refuse())),
  'accepts unsigned tokens in capitals': () =>
    also(async (token) => (alg(token).toLowerCase() === 'none' ? bodyOf(token) : refuse())),
  'takes HS256 for signed': () =>
    also(async (token) => (alg(token) === 'HS256' ? bodyOf(token) : refuse())),
  'takes every HS algorithm for signed': () =>
    also(async (token) => (alg(token).startsWith('HS') ? bodyOf(token) : refuse())),
  'does not look at the signature': () => also(async (token) => bodyOf(token)),
  'does not look at the audience': () =>
    also(async (token) => {
      const body = await verified(token)
      return Number(claim(body, 'exp')) > Date.now() / 1000 && claim(body, 'nbf') === undefined
        ? body
        : refuse()
    }),
  'does not look at the end': () =>
    also(async (token) => {
      const body = await verified(token)
      return claim(body, 'aud') === HOSTED && claim(body, 'nbf') === undefined ? body : refuse()
    }),
  'does not look at the beginning': () =>
    also(async (token) => {
      const body = await verified(token)
      return claim(body, 'aud') === HOSTED && Number(claim(body, 'exp')) > Date.now() / 1000
        ? body
        : refuse()
    }),
  'takes the key from the token': () =>
    also(async (token) => {
      const { jwk } = decodeProtectedHeader(token)
      await compactVerify(token, await importJWK(Object(jwk), 'RS256'))
      return bodyOf(token)
    }),
  'takes bearer in lower case': () =>
    also((token, header) => (/^bearer /.test(header) ? sound()(`Bearer ${token}`) : refuse())),
  'takes a token without a scheme': () => also((_token, header) => sound()(`Bearer ${header}`)),
  'takes the last of two tokens': () =>
    also((_token, header) => sound()(header.split(', ').at(-1))),
}

async function acceptedBy(check: Check): Promise<string[]> {
  const accepted: string[] = []
  for (const { name, headers, refusedAs } of forgedTokens()) {
    if (refusedAs !== 'token') continue
    const isAccepted = await check(headers[0]).then(
      () => true,
      () => false,
    )
    if (isAccepted) accepted.push(name)
  }
  return accepted
}

test('the check refuses every forged token', async () => {
  expect(await acceptedBy(sound())).toEqual([])
})

test.each(Object.entries(MUTANTS))('a check that %s is detected', async (_name, mutant) => {
  expect(await acceptedBy(mutant())).not.toEqual([])
})
