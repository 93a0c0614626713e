export const PROJECT = 'demo-alap'

export type Claims = Record<string, unknown>

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The claims of a token as Firebase issues them, valid for an hour. */
export function claimsOf(uid: unknown, changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 3600,
    email: `${String(uid)}@example.org`,
    email_verified: false,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changes,
  }
}

/** A token as the Auth emulator makes it: without a signature. */
export function unsignedToken(uid: unknown, changes: Claims = {}): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(uid, changes))}.`
}
