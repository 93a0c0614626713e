import { environment } from './environment.ts'
import { API_KEY, type Person } from './person.ts'

/** Changes an account as the identity service does for its owner, or for the person elsewhere. */
export function changeAccount({ uid }: Person, change: object): Promise<void> {
  return ask('projects/demo-alap/accounts:update', { localId: uid, ...change }, 'Bearer owner')
}

/** Deletes an account, as the person does on another device. */
export function deleteAccount({ tokens }: Person): Promise<void> {
  return ask(`accounts:delete?key=${API_KEY}`, { idToken: tokens.idToken })
}

/** Makes a deleted account again under its old id, as an administrator does. */
export function bringBackAccount({ uid, name, email, password }: Person): Promise<void> {
  const account = { localId: uid, displayName: name, email, password }
  return ask('accounts:signUp', { ...account, targetProjectId: 'demo-alap' }, 'Bearer owner')
}

async function ask(what: string, body: object, authorization?: string): Promise<void> {
  const response = await fetch(
    `${environment().authUrl}/identitytoolkit.googleapis.com/v1/${what}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`${what}: ${await response.text()}`)
}
