import { SqlRefusal } from '../sql/sql-refusal.ts'
import type { Claims, createTokenCheck } from '../sql/token-check.ts'
import { DataApiRefusal, type RefusalBody } from './data-api-refusal.ts'

type Words = Pick<RefusalBody, 'code' | 'message'> & Partial<RefusalBody>

const NO_KEY: Words = {
  code: 'PGRST301',
  message: 'No suitable key or wrong key type',
  details: 'None of the keys was able to decode the JWT',
}

// Both doors use the same check; each reports the result in its own protocol.
const WORDS: readonly (readonly [RegExp, Words])[] = [
  [/^invalid JWT token audience/, { code: 'PGRST303', message: 'JWT not in audience' }],
  [/^JWT token has expired/, { code: 'PGRST303', message: 'JWT expired' }],
  [/^JWT token is not yet ready/, { code: 'PGRST303', message: 'JWT not yet valid' }],
  [/not a valid JWT encoding/, { code: 'PGRST301', message: "JWT couldn't be decoded" }],
  [
    /^signature algorithm not supported/,
    { code: 'PGRST301', message: 'Wrong or unsupported encoding algorithm' },
  ],
  [/^(jwk not found|missing key id|invalid JWT signature)/, NO_KEY],
]

function refusalOf(said: string): DataApiRefusal {
  const words = WORDS.find(([pattern]) => pattern.test(said))?.[1]
  if (!words) {
    const anonymous = { code: 'PGRST302', message: 'Anonymous access is disabled' }
    return new DataApiRefusal(401, anonymous, { 'WWW-Authenticate': 'Bearer' })
  }
  const description = JSON.stringify(words.message)
  return new DataApiRefusal(401, words, {
    'WWW-Authenticate': `Bearer error="invalid_token", error_description=${description}`,
  })
}

/**
 * Returns the claims of the token in an `Authorization` header.
 * @throws DataApiRefusal 401 when there is no valid token.
 */
export async function claimsOfCaller(
  check: ReturnType<typeof createTokenCheck>,
  authorization: string | undefined,
): Promise<Claims> {
  try {
    return await check(authorization)
  } catch (error) {
    if (error instanceof SqlRefusal) throw refusalOf(error.message)
    throw error
  }
}
