import { compactVerify, createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose'
import { z } from 'zod'
import { SqlRefusal } from './sql-refusal.ts'

/** The payload of a valid token. */
export type Claims = Record<string, unknown>

export type TokenRules = {
  /** The audience a token must name. */
  readonly projectId: string
  /** Where the issuer publishes its keys; without it no signed token is accepted. */
  readonly jwksUrl?: string
}

const LEEWAY_S = 30
const MISSING =
  'missing authentication credentials: required authorization bearer token in JWT format'
const NOT_A_JWT = 'Provided authentication token is not a valid JWT encoding'

const claimsShape = z.looseObject({
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  exp: z.number().optional(),
  nbf: z.number().optional(),
})

const refuse = (message: string) => new SqlRefusal(400, message)

function decodePart(part: string | undefined): Uint8Array {
  return Buffer.from(part ?? '', 'base64url')
}

function checkClaims(payload: Uint8Array, rules: TokenRules): Claims {
  let claims: z.infer<typeof claimsShape>
  try {
    claims = claimsShape.parse(
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)),
    )
  } catch {
    throw refuse(NOT_A_JWT)
  }
  const audience = typeof claims.aud === 'string' ? [claims.aud] : (claims.aud ?? [])
  if (!audience.includes(rules.projectId)) throw refuse('invalid JWT token audience')
  const now = Date.now() / 1000
  if (claims.exp !== undefined && now >= claims.exp + LEEWAY_S) {
    throw refuse(`JWT token has expired (exp=${claims.exp})`)
  }
  if (claims.nbf !== undefined && now < claims.nbf - LEEWAY_S) {
    throw refuse(`JWT token is not yet ready to use (nbf=${claims.nbf})`)
  }
  return claims
}

// The Auth emulator signs nothing. Its tokens are valid only for `demo-` projects, an id that no
// hosted project can have.
function isEmulatorToken(token: string, algorithm: string | undefined, rules: TokenRules): boolean {
  const isUnsigned = algorithm === 'none' && /^[^.]+\.[^.]+\.$/.test(token)
  return isUnsigned && rules.projectId.startsWith('demo-')
}

function worded(error: unknown): SqlRefusal {
  if (error instanceof errors.JWKSNoMatchingKey) return refuse('jwk not found')
  if (error instanceof errors.JOSEAlgNotAllowed) return refuse('signature algorithm not supported')
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return refuse('invalid JWT signature: signature error')
  }
  if (error instanceof errors.JWSInvalid) return refuse(NOT_A_JWT)
  return refuse('jwk not found')
}

function readHeader(token: string): ReturnType<typeof decodeProtectedHeader> {
  try {
    return decodeProtectedHeader(token)
  } catch {
    throw refuse(NOT_A_JWT)
  }
}

/** Makes the same check of the `Authorization` header as Neon's proxy: it returns the claims. */
export function createTokenCheck(
  rules: TokenRules,
): (authorization: string | undefined) => Promise<Claims> {
  const keys = rules.jwksUrl ? createRemoteJWKSet(new URL(rules.jwksUrl)) : undefined
  return async (authorization) => {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    if (!token) throw refuse(MISSING)
    const header = readHeader(token)
    if (isEmulatorToken(token, header.alg, rules)) {
      return checkClaims(decodePart(token.split('.')[1]), rules)
    }
    if (!header.kid) throw refuse('missing key id')
    if (!keys) throw refuse('jwk not found')
    try {
      const verified = await compactVerify(token, keys, { algorithms: ['RS256', 'ES256'] })
      return checkClaims(verified.payload, rules)
    } catch (error) {
      throw error instanceof SqlRefusal ? error : worded(error)
    }
  }
}
