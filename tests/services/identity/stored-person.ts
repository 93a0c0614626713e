import { storageKeyOf } from '~/services/identity/stored-account.ts'

export const person = { name: 'Asha', email: 'asha@example.com', password: 'a quiet raga' }

/** Makes the account and leaves the record of its sign-in on the device. */
export async function storePerson(serviceUrl: string): Promise<string> {
  const response = await fetch(
    `${serviceUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-alap-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, returnSecureToken: true }),
    },
  )
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>
  const record = {
    uid: localId,
    email: person.email,
    emailVerified: false,
    isAnonymous: false,
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
  }
  localStorage.setItem(storageKeyOf('demo-alap-key'), JSON.stringify(record))
  return String(localId)
}
