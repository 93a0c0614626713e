import type { TwoClocks } from '~/domain/day/clock-doubt.ts'

/** What the identity service keeps on the device about the signed-in person. */
export type Account = {
  readonly uid: string
  readonly email: string
  /** `null` until the person has given a name. */
  readonly name: string | null
  /** Whether the person has opened a link sent to this address. */
  readonly emailVerified: boolean
  /** The ID token sent to the database, or `null` when a new one is needed. */
  readonly token: string | null
  /** When the token ends, in milliseconds since 1970 on the clock of this device. */
  readonly expiresAt: number
}

/** Where Firebase 12 keeps its user with `browserLocalPersistence` in an app without a name. */
export function storageKeyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`
}

/**
 * Reads the record Firebase keeps, which is also what its `user.toJSON()` returns. Anyone may write
 * to a browser's storage, so a record without the right shape counts as nobody.
 */
export function accountOf(record: unknown): Account | null {
  if (!isObject(record) || !isObject(record.stsTokenManager)) return null
  const { uid, email, displayName, emailVerified, stsTokenManager } = record
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return null
  const { accessToken, expirationTime } = stsTokenManager
  return {
    uid,
    email,
    name: typeof displayName === 'string' && displayName !== '' ? displayName : null,
    emailVerified: emailVerified === true,
    token: typeof accessToken === 'string' && accessToken !== '' ? accessToken : null,
    expiresAt: Number.isFinite(expirationTime) ? Number(expirationTime) : 0,
  }
}

/** Like `accountOf`, from the text in storage. */
export function storedAccount(text: string | null): Account | null {
  if (text === null) return null
  try {
    return accountOf(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * When the token of an account was made, by the clock of the identity service and by that of this
 * device; `null` for a token that does not say so.
 */
export function tokenMadeAt({ token, expiresAt }: Account): TwoClocks | null {
  const { iat, exp } = claimsOf(token)
  if (!Number.isFinite(iat) || !Number.isFinite(exp) || expiresAt === 0) return null
  const lifeMs = (Number(exp) - Number(iat)) * 1000
  return { service: Number(iat) * 1000, device: expiresAt - lifeMs }
}

function claimsOf(token: string | null): Record<string, unknown> {
  try {
    const [, claims = ''] = (token ?? '').split('.')
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
