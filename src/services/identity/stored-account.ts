/** What the identity service keeps on the device about the person who is signed in. */
export type Account = {
  readonly uid: string
  readonly email: string
  /** `null` until the person has given a name. */
  readonly name: string | null
  /** The ID token the database is shown, or `null` when only a new one will do. */
  readonly token: string | null
  /** When the token ends, in milliseconds since 1970 on the clock of this device. */
  readonly expiresAt: number
}

/** Where Firebase 12 keeps its user with `browserLocalPersistence` in an app without a name. */
export function storageKeyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`
}

/**
 * Reads the record Firebase keeps, which is also what its `user.toJSON()` answers.
 * Anyone may write into the storage of a browser: whatever has not the promised shape is nobody.
 */
export function accountOf(record: unknown): Account | null {
  if (!isObject(record) || !isObject(record.stsTokenManager)) return null
  const { uid, email, displayName, stsTokenManager } = record
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return null
  const { accessToken, expirationTime } = stsTokenManager
  return {
    uid,
    email,
    name: typeof displayName === 'string' && displayName !== '' ? displayName : null,
    token: typeof accessToken === 'string' && accessToken !== '' ? accessToken : null,
    expiresAt: typeof expirationTime === 'number' ? expirationTime : 0,
  }
}

/** As `accountOf`, from the text in storage. */
export function storedAccount(text: string | null): Account | null {
  if (text === null) return null
  try {
    return accountOf(JSON.parse(text))
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
