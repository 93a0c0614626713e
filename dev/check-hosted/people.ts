import { randomUUID } from 'node:crypto'
import type { FirebaseSettings } from '~/services/env.ts'
import { type Finding, judged } from './finding.ts'

/** A temporary account. */
export type Person = { readonly email: string; readonly uid: string; readonly token: string }

type Reply = { readonly localId?: string; readonly idToken?: string }

/** @throws Error with the word of the identity service. */
async function ask(settings: FirebaseSettings, verb: string, body: object): Promise<Reply> {
  const { apiKey, emulatorUrl } = settings
  const base = `${emulatorUrl ?? 'https:/'}/identitytoolkit.googleapis.com`
  const response = await fetch(`${base}/v1/accounts:${verb}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply = (await response.json()) as Reply & { readonly error?: { readonly message: string } }
  if (reply.error) throw new Error(reply.error.message)
  return reply
}

const stranger = () => ({
  email: `alap-check-${randomUUID()}@example.com`,
  password: `Aa1!${randomUUID()}`,
  returnSecureToken: true,
})

/** Makes an account with an address that nobody has, keeps it, and signs in again. */
export async function makePerson(settings: FirebaseSettings, keep: (person: Person) => void) {
  const account = stranger()
  const { localId = '', idToken = '' } = await ask(settings, 'signUp', account)
  const person = { email: account.email, uid: localId, token: idToken }
  keep(person)
  const { idToken: token = '' } = await ask(settings, 'signInWithPassword', account)
  return { ...person, token }
}

export async function deletePerson(settings: FirebaseSettings, { token }: Person): Promise<void> {
  await ask(settings, 'delete', { idToken: token })
}

/** Whether signing in tells who has an account. */
export async function checkEnumeration(settings: FirebaseSettings): Promise<Finding> {
  const word = await ask(settings, 'signInWithPassword', stranger()).then(
    () => 'a stranger was let in',
    (error: Error) => error.message,
  )
  const isSilent = word.startsWith('INVALID_LOGIN_CREDENTIALS')
  return judged(
    'Signing in does not tell who has an account.',
    isSilent ? [] : [`Signing in tells who has an account: ${word}`],
    'In the Firebase console, under Authentication, Settings, User actions, switch on e-mail enumeration protection.',
  )
}

/** Whether a token is one of the project whose tokens the database takes. */
export function checkClaims({ projectId }: FirebaseSettings, { token }: Person): Finding {
  const { aud, iss } = claimsOf(token)
  const isOwn = aud === projectId && iss === `https://securetoken.google.com/${projectId}`
  return judged(
    `Tokens are for the project ${projectId}, and of its issuer.`,
    isOwn
      ? []
      : [`Tokens are for the project ${aud}, and VITE_FIREBASE_PROJECT_ID is ${projectId}`],
    'Take the API key and the project id of one project, build again and deploy.',
  )
}

function claimsOf(token: string): { readonly aud?: string; readonly iss?: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The token with a signature that nobody made. */
export function brokenToken(token: string): string {
  const [header, payload, signature = ''] = token.split('.')
  return [header, payload, `${[...signature].reverse().join('')}A`].join('.')
}

/** The same token of another project; only one without a signature, of the local emulator, can be made. */
export function tokenOfAnotherProject(token: string): string | undefined {
  if (!token.endsWith('.')) return undefined
  const other = { aud: 'demo-another', iss: 'https://securetoken.google.com/demo-another' }
  const payload = JSON.stringify({ ...claimsOf(token), ...other })
  return `${token.split('.')[0]}.${Buffer.from(payload).toString('base64url')}.`
}
