import type { IdentityErrorKind } from '~/lib/identity-error.ts'
import { type Account, storedAccount } from '~/services/identity/stored-account.ts'

export type Person = {
  readonly uid: string
  readonly email: string
  /** Whether the person has opened a link sent to this address, as far as this device knows. */
  readonly emailVerified: boolean
  readonly name: string | null
}

/** Why a person was signed out, unless they asked for it: by the service, or with their account. */
export type SignOutReason = Extract<IdentityErrorKind, 'session-expired' | 'disabled'> | 'deleted'

export type SignInState =
  | { readonly status: 'signed-out'; readonly because?: SignOutReason }
  | { readonly status: 'signed-in'; readonly person: Person }

/** Who is signed in on this page, kept equal to the record on the device and to other tabs. */
export class SignInStore {
  readonly #key: () => string
  readonly #listeners = new Set<() => void>()
  #account: Account | null = null
  #state: SignInState | undefined

  /** @param key names the record in localStorage; called only when the store is first read. */
  constructor(key: () => string) {
    this.#key = key
  }

  /** The same object until something about the person changes. */
  readonly current = (): SignInState => {
    if (this.#state) return this.#state
    addEventListener('storage', ({ key }) => {
      if (key === null || key === this.#key()) this.follow()
    })
    // A page frozen for the back button receives no storage events.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.follow()
    })
    return this.follow()
  }

  /** Applies the record that is on the device now. */
  follow(): SignInState {
    return this.adopt(this.#stored())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  account(): Account | null {
    this.current()
    return this.#account
  }

  /** Applies the account known now; `because` is kept only if a person was signed in before. */
  adopt(account: Account | null, because?: SignOutReason): SignInState {
    const before = this.#account
    const shown = this.#state
    this.#account = account
    if (shown && isSamePerson(before, account)) return shown
    const state = stateOf(account, before ? because : undefined)
    this.#state = state
    // The first reading is no change, and it may happen during a render.
    if (shown) for (const listener of [...this.#listeners]) listener()
    return state
  }

  /** Deletes the record from the device. */
  forget(): void {
    try {
      localStorage.removeItem(this.#key())
    } catch {
      // Storage is refused: nothing was kept.
    }
  }

  // Where storage is refused, Firebase keeps the account for this page only.
  #stored(): Account | null {
    try {
      return storedAccount(localStorage.getItem(this.#key()))
    } catch {
      return null
    }
  }
}

function stateOf(account: Account | null, because: SignOutReason | undefined): SignInState {
  if (!account) return { status: 'signed-out', ...(because && { because }) }
  const { uid, email, emailVerified, name } = account
  return { status: 'signed-in', person: { uid, email, emailVerified, name } }
}

function isSamePerson(one: Account | null, other: Account | null): boolean {
  return (
    one?.uid === other?.uid &&
    one?.email === other?.email &&
    one?.emailVerified === other?.emailVerified &&
    one?.name === other?.name
  )
}
