import { vi } from 'vitest'
import { IdentityError } from '~/lib/identity-error.ts'
import type { Firebase } from '~/services/identity/firebase.ts'
import type { Account } from '~/services/identity/stored-account.ts'
import * as domain from '../in-domain.ts'
import { type RealReply, realReply } from '../mutate-reply.ts'

const SETTINGS = {
  apiKey: 'demo-alap-key',
  projectId: 'demo-alap',
  emulatorUrl: 'http://127.0.0.1:9',
} as const
const PASSWORD = 'four quiet strings'

const full = domain.is(
  'text with something in it',
  (value) => typeof value === 'string' && value !== '',
)

/** Who is signed in, as far as the app knows. */
const account = domain.orNull(
  domain.only({
    uid: full,
    email: domain.text,
    emailVerified: domain.oneOf(true, false),
    name: domain.orNull(full),
    token: domain.orNull(full),
    expiresAt: domain.finite,
  }),
)

/** A call of the identity service, and what it may come to. */
export type IdentityCall = {
  readonly name: string
  ask(firebase: Firebase): Promise<unknown>
  readonly domain: domain.InDomain
  /** Whether the mutated reply is asked for by somebody who is signed in. */
  readonly isSignedIn?: boolean
}

export const isOwn = (error: unknown) => error instanceof IdentityError

const nothing = domain.oneOf(undefined)
let turn = 0
const newEmail = () => `asha-${++turn}@example.com`

/** Every call that the app makes of Firebase Auth; `code` is one of an e-mail that was sent. */
export async function identityCalls(email: string, code: string): Promise<IdentityCall[]> {
  const { checkMailLink, applyMailLink, signInAside } = await firebase()
  const settings = SETTINGS
  const aside = () => signInAside(settings, { email, password: PASSWORD })
  return [
    { name: 'sign in', ask: (to) => to.signIn({ email, password: PASSWORD }), domain: account },
    {
      name: 'create an account',
      ask: (to) => to.createAccount({ email: newEmail(), password: PASSWORD, name: 'Asha' }),
      domain: account,
    },
    { name: 'new token', ask: (to) => to.refreshed(true), domain: account, isSignedIn: true },
    {
      name: 'rename',
      ask: async (to) => to.rename((await to.refreshed(false))?.uid ?? '', 'Asha R.'),
      domain: account,
      isSignedIn: true,
    },
    { name: 'look again', ask: (to) => to.reloaded(), domain: account, isSignedIn: true },
    {
      name: 'ask for a link',
      ask: async (to) => to.sendVerification((await to.refreshed(false))?.uid ?? ''),
      domain: nothing,
      isSignedIn: true,
    },
    { name: 'ask for a reset', ask: (to) => to.sendPasswordReset(email), domain: nothing },
    { name: 'check a reset', ask: (to) => to.checkResetCode(code), domain: full },
    { name: 'reset', ask: (to) => to.completeReset(code, PASSWORD), domain: nothing },
    {
      name: 'check a link',
      ask: () => checkMailLink(settings, 'reset-password', code),
      domain: domain.only({ from: domain.orNull(full), to: full }),
    },
    { name: 'open a link', ask: () => applyMailLink(settings, code), domain: nothing },
    {
      name: 'set a password',
      ask: async () => (await aside()).setPassword(PASSWORD),
      domain: nothing,
    },
    {
      name: 'change an address',
      ask: async () => (await aside()).sendEmailLink(newEmail()),
      domain: nothing,
    },
    {
      name: 'correct an address',
      ask: async () => (await aside()).setEmail(email),
      domain: domain.oneOf(true, false),
    },
    { name: 'delete', ask: async () => (await aside()).deleteAccount(), domain: nothing },
  ]
}

const firebase = () => import('~/services/identity/firebase.ts')

/**
 * The app's own Firebase over the real SDK, whose requests go to `answer`.
 * @param onFault is called when the app hears of an account that is none.
 */
export async function connectBeneath(
  answer: typeof fetch,
  onFault: (fault: string) => void,
): Promise<Firebase> {
  // The SDK for Node takes hold of the global one when it is loaded.
  vi.stubGlobal('fetch', answer)
  const { connectFirebase } = await firebase()
  return connectFirebase(SETTINGS, (heard: Account | null) => {
    const wrong = account(heard)
    if (wrong) onFault(`the app hears of an account that is none: ${wrong}`)
  })
}

/** The method of Firebase that an address names, such as `accounts:lookup`. */
export const methodOf = (url: string): string =>
  /\/(accounts:\w+|token)(\?|$)/.exec(url)?.[1] ?? 'another'

/** Sends what the SDK asks to the emulator at `url`, and keeps the replies by their method. */
export function keeping(
  url: string,
  kept: Map<string, RealReply[]>,
  real: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const address = String(input).replace(SETTINGS.emulatorUrl, url)
    const reply = await real(address, init)
    const method = methodOf(address)
    kept.set(method, [...(kept.get(method) ?? []), await realReply(reply.clone())])
    return reply
  }
}
