import { createHmac, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto'
import { claimsOf } from '~tests/support/identity/tokens.ts'
import { VICTIM } from './people.ts'

export const HOSTED = 'alap-hosted'
const KEY = 'key-1'

/** `Authorization` headers as they are sent, and whether the check itself must refuse them. */
export type ForgedToken = {
  readonly name: string
  readonly headers: readonly string[]
  /** `token`: refused before any SQL; `person`: refused by the database, or without a person. */
  readonly refusedAs: 'token' | 'person'
}

const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

/** The publisher's keys, and a stranger's. */
const published = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The keys that the issuer publishes. */
export const jwks = () => ({
  keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: KEY, alg: 'RS256', use: 'sig' }],
})

type Changes = Readonly<Record<string, unknown>>

const payload = (changes: Changes = {}) =>
  claimsOf(VICTIM, { aud: HOSTED, iss: `https://securetoken.google.com/${HOSTED}`, ...changes })

const head = (changes: Changes = {}) => ({ alg: 'RS256', typ: 'JWT', kid: KEY, ...changes })

function signed(header: unknown, claims: unknown, key: KeyObject = published.privateKey): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${signBytes('sha256', Buffer.from(text), key).toString('base64url')}`
}

function keyed(alg: string, secret: string | Buffer): string {
  const text = `${encode(head({ alg }))}.${encode(payload())}`
  const hash = `sha${alg.slice(2)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

/** The victim's own token, which is valid. */
export const goodToken = () => signed(head(), payload())
const bearer = (token: string) => [`Bearer ${token}`]
const seconds = () => Math.floor(Date.now() / 1000)

const unsigned = (alg: unknown) => `${encode(head({ alg }))}.${encode(payload())}.`
const publicPem = () => published.publicKey.export({ format: 'pem', type: 'spki' })
const publicPkcs = () => published.publicKey.export({ format: 'pem', type: 'pkcs1' })
const publicDer = () => published.publicKey.export({ format: 'der', type: 'spki' })
const modulus = () => String(published.publicKey.export({ format: 'jwk' }).n)
const strangersKey = () => ({ ...stranger.publicKey.export({ format: 'jwk' }), kid: KEY })

const byStranger = (changes: Changes) => signed(head(changes), payload(), stranger.privateKey)

const byHeader = (): Record<string, string> => ({
  'alg none': unsigned('none'),
  'alg None': unsigned('None'),
  'alg NONE': unsigned('NONE'),
  'alg nOnE': unsigned('nOnE'),
  'alg empty': unsigned(''),
  'alg null': unsigned(null),
  'alg list': unsigned(['none']),
  'alg none and a signature': `${unsigned('none')}${encode('x')}`,
  'no alg': unsigned(undefined),
  'HS256 with the public key as PEM': keyed('HS256', publicPem()),
  'HS256 with the public key as PKCS 1': keyed('HS256', publicPkcs()),
  'HS256 with the public key as DER': keyed('HS256', publicDer()),
  'HS256 with the modulus': keyed('HS256', Buffer.from(modulus(), 'base64url')),
  'HS256 with the set of keys': keyed('HS256', JSON.stringify(jwks())),
  'HS384 with the public key': keyed('HS384', publicPem()),
  'HS512 with the public key': keyed('HS512', publicPem()),
  'HS256 with nothing': keyed('HS256', ''),
  'kid of a file': byStranger({ kid: '../../../../dev/null' }),
  'kid with SQL': byStranger({ kid: "' union select 'x" }),
  'kid with a command': byStranger({ kid: '| id' }),
  'kid of nobody': byStranger({ kid: 'key-2' }),
  'kid empty': byStranger({ kid: '' }),
  'kid missing': byStranger({ kid: undefined }),
  'kid list': byStranger({ kid: [KEY] }),
  'kid __proto__': byStranger({ kid: '__proto__' }),
  'key of its own (jwk)': byStranger({ jwk: strangersKey() }),
  'key of its own without kid': byStranger({ kid: undefined, jwk: strangersKey() }),
  'set of its own (jku)': byStranger({ jku: 'http://127.0.0.1:1/jwks' }),
  'certificate of its own (x5c)': byStranger({ x5c: ['MIIB'] }),
  'certificate address (x5u)': byStranger({ x5u: 'http://127.0.0.1:1/x' }),
  'critical extension': signed(head({ crit: ['exp'], exp: 1 }), payload()),
  'unencoded payload': signed(head({ crit: ['b64'], b64: false }), payload()),
  'ES256 for an RSA key': signed(head({ alg: 'ES256' }), payload(), curve.privateKey),
  'RS512 in name': signed(head({ alg: 'RS512' }), payload()),
  'PS256 in name': signed(head({ alg: 'PS256' }), payload()),
  'stranger’s signature': byStranger({}),
})

const parts = () => goodToken().split('.')

const byShape = (): Record<string, string> => {
  const [header = '', body = '', signature = ''] = parts()
  const other = encode(payload({ sub: 'other' }))
  const raw = Buffer.alloc(64)
  return {
    'signature cut short': `${header}.${body}.${signature.slice(0, -9)}`,
    'signature missing': `${header}.${body}.`,
    'signature and dot missing': `${header}.${body}`,
    'payload exchanged': `${header}.${other}.${signature}`,
    'header exchanged': `${encode(head({ typ: 'at+jwt' }))}.${body}.${signature}`,
    'four parts': `${goodToken()}.x`,
    'five parts': `${goodToken()}.x.y`,
    'payload of no JSON': signed(head(), 'not json'),
    'payload of a list': signed(head(), [payload()]),
    'payload of null': signed(head(), null),
    'psychic signature': `${encode(head({ alg: 'ES256' }))}.${body}.${raw.toString('base64url')}`,
    'signature of zeros': `${header}.${body}.${Buffer.alloc(256).toString('base64url')}`,
    'signature repeated': `${header}.${body}.${signature}${signature}`,
    'as JSON': JSON.stringify({ protected: header, payload: body, signature }),
    nothing: '',
    'one dot': '.',
    'two dots': '..',
  }
}

const byClaims = (): Record<string, string> => {
  const claims: Record<string, Changes> = {
    'of another project': { aud: 'other', iss: 'https://securetoken.google.com/other' },
    'for another audience': { aud: 'other' },
    'for no audience': { aud: undefined },
    'for a null audience': { aud: null },
    'for an empty list': { aud: [] },
    'for an object': { aud: { [HOSTED]: true } },
    'for nearly the audience': { aud: `${HOSTED} ` },
    expired: { exp: seconds() - 3600 },
    'expired an age ago': { exp: 0 },
    'with an end in words': { exp: 'tomorrow' },
    'with a null end': { exp: null },
    'not valid yet': { nbf: seconds() + 3600 },
    'not valid in words': { nbf: 'now' },
  }
  return Object.fromEntries(
    Object.entries(claims).map(([name, changes]) => [name, signed(head(), payload(changes))]),
  )
}

const PERSONS: Readonly<Record<string, Changes>> = {
  'of another issuer': { iss: 'https://securetoken.google.com/other' },
  'of nearly the issuer': { iss: `https://securetoken.google.com/${HOSTED}/` },
  'of no issuer': { iss: undefined },
  'for two audiences': { aud: [HOSTED, 'other'] },
  'for a list of one': { aud: [HOSTED] },
  'for no person': { sub: undefined },
  'for null': { sub: null },
  'for an empty person': { sub: '' },
  'for a list of persons': { sub: [VICTIM] },
  'for an object': { sub: { sub: VICTIM } },
  'for a number': { sub: 1 },
  'for true': { sub: true },
  'for 129 characters': { sub: 'x'.repeat(129) },
  'for SQL': { sub: "' or true --" },
  'for a space behind': { sub: `${VICTIM} ` },
  'in capitals': { sub: VICTIM.toUpperCase() },
  'with the victim’s e-mail': { sub: 'somebody', email: 'letters-to-the-victim@example.org' },
  'with user_id alone': { sub: 'somebody', user_id: VICTIM },
  'with a role': { sub: 'somebody', role: 'alap_owner' },
  'with the door’s role': { sub: 'somebody', role: 'alap_door' },
}

/** Every forged or old `Authorization`, made anew because times count from now. */
export function forgedTokens(): readonly ForgedToken[] {
  const asTokens = { ...byHeader(), ...byShape(), ...byClaims() }
  const good = goodToken()
  const token = (name: string, headers: readonly string[]): ForgedToken => ({
    name,
    headers,
    refusedAs: 'token',
  })
  return [
    ...Object.entries(asTokens).map(([name, text]) => token(name, bearer(text))),
    token('no header', []),
    token('lower-case bearer', [`bearer ${good}`]),
    token('no scheme', [good]),
    token('Basic', [`Basic ${good}`]),
    token('two in one header', [`Bearer ${byStranger({})}, Bearer ${good}`]),
    token('two headers, the first forged', [`Bearer ${byStranger({})}`, `Bearer ${good}`]),
    ...Object.entries(PERSONS).map(([name, changes]) => ({
      name: `a token ${name}`,
      headers: bearer(signed(head(), payload(changes))),
      refusedAs: 'person' as const,
    })),
  ]
}
