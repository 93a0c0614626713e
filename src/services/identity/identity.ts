import type { TwoClocks } from '~/domain/day/clock-doubt.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { env, type FirebaseSettings } from '~/services/env.ts'
import type { Credentials, Firebase, NewAccount } from '~/services/identity/firebase.ts'
import {
  type SignInState,
  SignInStore,
  type SignOutReason,
} from '~/services/identity/sign-in-store.ts'
import { type Account, storageKeyOf, tokenMadeAt } from '~/services/identity/stored-account.ts'

type LoadFirebase = (
  settings: FirebaseSettings,
  onAccount: (account: Account | null) => void,
) => Promise<Firebase>

// Firebase treats a token as expired this long before its end.
const TOKEN_MARGIN_MS = 30_000

/**
 * Who is signed in, known at once from the record Firebase keeps on the device; Firebase itself is
 * loaded only when it is needed. Calls reject with an `IdentityError`.
 */
export class Identity {
  readonly #settings: () => FirebaseSettings
  readonly #load: LoadFirebase
  readonly #store: SignInStore
  #firebase: Promise<Firebase> | undefined
  #refreshing: Promise<Account | null> | undefined
  #leaving: Promise<unknown> | undefined
  /** Above zero while our own call changes the account: Firebase reports that change too early. */
  #ownChanges = 0

  constructor(settings: () => FirebaseSettings, load: LoadFirebase) {
    this.#settings = settings
    this.#load = load
    this.#store = new SignInStore(() => storageKeyOf(settings().apiKey))
  }

  readonly current = (): SignInState => this.#store.current()

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  /**
   * The ID token of one person: the stored one while it is valid, else a new one. It rejects
   * `session-expired` when another person is signed in now; when the service refuses a new token,
   * the person is signed out here.
   */
  async idToken(uid: string, forceRefresh = false): Promise<string> {
    const account = this.#store.account()
    if (account?.uid !== uid) throw sessionExpired()
    if (account.token && !forceRefresh && account.expiresAt - Date.now() > TOKEN_MARGIN_MS) {
      return account.token
    }
    this.#refreshing ??= this.#refresh(forceRefresh).finally(() => {
      this.#refreshing = undefined
    })
    const fresh = await this.#refreshing
    if (fresh?.uid !== uid || !fresh.token) throw sessionExpired()
    return fresh.token
  }

  /** When the service last gave this device a token, by both clocks; `null` where that is not known. */
  lastHeard(): TwoClocks | null {
    const account = this.#store.account()
    return account && tokenMadeAt(account)
  }

  /** Checks with Firebase in the background whether the stored account is still valid. */
  async confirm(): Promise<void> {
    if (this.current().status === 'signed-out') return
    this.#hear(await (await this.#connect()).confirmed())
  }

  /**
   * Asks Firebase whether the account has changed elsewhere: whether its link was opened on another
   * device. A sign-in that has ended ends here too.
   */
  async lookAgain(): Promise<void> {
    if (this.current().status === 'signed-out') return
    const firebase = await this.#connect()
    this.#hear(await firebase.reloaded())
  }

  /** Loads Firebase before it is needed, when a person goes to the sign-in form. */
  prepare(): void {
    this.#connect().catch(() => undefined)
  }

  createAccount(account: NewAccount): Promise<void> {
    return this.#enter((firebase) => firebase.createAccount(account))
  }

  signIn(credentials: Credentials): Promise<void> {
    return this.#enter((firebase) => firebase.signIn(credentials))
  }

  /** Changes the person's name; rejects `session-expired` when they are no longer signed in. */
  async rename(uid: string, name: string): Promise<void> {
    const firebase = await this.#connect()
    const account = await this.#own(firebase.rename(uid, name))
    // A person who signed out meanwhile stays signed out.
    if (this.#store.account()?.uid === uid) this.#store.adopt(account)
  }

  /** Sends the person a link that shows that their address is theirs. */
  async sendVerification(uid: string): Promise<void> {
    await (await this.#connect()).sendVerification(uid)
  }

  /** Resolves whether or not the address has an account. */
  async sendPasswordReset(email: string): Promise<void> {
    await (await this.#connect()).sendPasswordReset(email)
  }

  /** The e-mail address whose password the code may change. */
  async checkResetCode(code: string): Promise<string> {
    return (await this.#connect()).checkResetCode(code)
  }

  async completeReset(code: string, password: string): Promise<void> {
    await (await this.#connect()).completeReset(code, password)
  }

  /** Takes effect on this device at once; Firebase, which may wait for its server, follows. */
  signOut(because?: SignOutReason): void {
    this.current()
    this.#store.adopt(null, because)
    this.#store.forget()
    this.#leaveFirebase()
  }

  #leaveFirebase(): void {
    if (!this.#firebase) return
    this.#leaving = this.#own(this.#firebase.then((firebase) => firebase.signOut())).catch(
      () => undefined,
    )
  }

  async #enter(work: (firebase: Firebase) => Promise<Account | null>): Promise<void> {
    this.current()
    const firebase = await this.#connect()
    await this.#leaving
    this.#store.adopt(await this.#own(work(firebase)))
  }

  async #refresh(force: boolean): Promise<Account | null> {
    try {
      const firebase = await this.#connect()
      const account = await this.#own(firebase.refreshed(force))
      this.#hear(account)
      // No token waits for this; the next one asks again.
      if (account?.emailVerified === false) this.lookAgain().catch(() => undefined)
      return account
    } catch (error) {
      const reason = refusal(error)
      if (reason) this.signOut(reason)
      throw error
    }
  }

  #connect(): Promise<Firebase> {
    this.#firebase ??= this.#load(this.#settings(), (account) => this.#hear(account)).catch(
      (cause: unknown) => {
        this.#firebase = undefined
        throw new IdentityError('offline', 'The sign-in service could not be loaded.', { cause })
      },
    )
    return this.#firebase
  }

  async #own<T>(work: Promise<T>): Promise<T> {
    this.#ownChanges += 1
    try {
      return await work
    } finally {
      this.#ownChanges -= 1
    }
  }

  /** Applies what Firebase reports by itself. */
  #hear(account: Account | null): void {
    if (this.#ownChanges > 0) return
    if (account === null || account.uid === this.#store.account()?.uid) {
      this.#store.adopt(account, 'session-expired')
      return
    }
    // A Firebase that was still starting may report a person who has left in another tab meanwhile.
    if (this.#store.follow().status === 'signed-out') this.#leaveFirebase()
  }
}

/** The sign-in of this page. */
export const identity = new Identity(
  () => env().firebase,
  async (settings, onAccount) => {
    const { connectFirebase } = await import('~/services/identity/firebase.ts')
    return connectFirebase(settings, onAccount)
  },
)

function sessionExpired(): IdentityError {
  return new IdentityError('session-expired', 'Nobody is signed in any more.')
}

function refusal(error: unknown): SignOutReason | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.kind === 'disabled') return 'disabled'
  const refused = error.kind === 'session-expired' || error.kind === 'wrong-credentials'
  return refused ? 'session-expired' : undefined
}
