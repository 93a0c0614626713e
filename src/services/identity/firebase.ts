import { initializeApp } from 'firebase/app'
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { IdentityError } from '~/lib/identity-error.ts'
import type { FirebaseSettings } from '~/services/env.ts'
import {
  identityErrorOf,
  saysNotAllowed,
  saysUserNotFound,
  textOf,
} from '~/services/identity/firebase-error.ts'
import { type Account, accountOf } from '~/services/identity/stored-account.ts'
import { storedSignIn, storingAnew } from '~/services/identity/stored-sign-in.ts'
import { refuseStrangersReplies } from '~/services/identity/strangers-replies.ts'

export type Credentials = { readonly email: string; readonly password: string }
export type NewAccount = Credentials & { readonly name: string }

/** Firebase Auth as far as the product uses it. Every call rejects with an `IdentityError`. */
export type Firebase = {
  /** Who is signed in according to Firebase's server, which the start asks; waits for that call. */
  confirmed(): Promise<Account | null>
  /** Who is signed in, as Firebase's server knows them now. */
  reloaded(): Promise<Account | null>
  /** Who is signed in, with a valid token; `force` asks for a new one in any case. */
  refreshed(force: boolean): Promise<Account | null>
  createAccount(account: NewAccount): Promise<Account | null>
  signIn(credentials: Credentials): Promise<Account | null>
  /**
   * Sets the person's name; rejects `session-expired` when another person or nobody is signed in.
   */
  rename(uid: string, name: string): Promise<Account | null>
  /** Sends a link to the address of the person, which shows that it is theirs. */
  sendVerification(uid: string): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  checkResetCode(code: string): Promise<string>
  completeReset(code: string, password: string): Promise<void>
  signOut(): Promise<void>
}

/**
 * Starts Firebase Auth. It uses `initializeAuth` without a popup resolver, because `getAuth` loads
 * a script from apis.google.com on phones, and localStorage, because that can be read without
 * Firebase.
 *
 * @param onAccount is called with who is signed in, after the start and at every change.
 */
export function connectFirebase(
  settings: FirebaseSettings,
  onAccount: (account: Account | null) => void,
): Firebase {
  refuseStrangersReplies()
  const auth = authOf(settings, storedSignIn)
  auth.onIdTokenChanged((user) => onAccount(accountOfUser(user)))
  return {
    confirmed: () => worded(() => confirmed(auth)),
    reloaded: () => worded(() => reloaded(auth)),
    refreshed: (force) => worded(() => refreshed(auth, force)),
    createAccount: (account) => worded(() => storingAnew(() => createAccount(auth, account))),
    signIn: (credentials) => worded(() => storingAnew(() => signIn(auth, credentials))),
    rename: (uid, name) => worded(() => rename(auth, uid, name)),
    sendVerification: (uid) => worded(async () => sendEmailVerification(await userOf(auth, uid))),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    checkResetCode: async (code) => (await checkedCode(auth, 'reset-password', code)).to,
    completeReset: (code, password) => worded(() => confirmPasswordReset(auth, code, password)),
    signOut: () => worded(() => auth.signOut()),
  }
}

/** A separate sign-in that leaves the page's own as it is. */
export type SignInAside = {
  readonly uid: string
  setPassword(password: string): Promise<void>
  /**
   * Makes another address the account's and sends a link to it; `false` when the service wants the
   * link to be opened first, and then nothing has changed.
   */
  setEmail(email: string): Promise<boolean>
  /** Sends a link to another address, which becomes the account's only when the link is opened. */
  sendEmailLink(email: string): Promise<void>
  /** Deletes the account; one that is already deleted is no error. */
  deleteAccount(): Promise<void>
  /** Ends this sign-in. */
  end(): Promise<void>
}

/** Signs in again with the password, for what needs a fresh sign-in. Nothing of it is stored. */
export async function signInAside(
  settings: FirebaseSettings,
  { email, password }: Credentials,
): Promise<SignInAside> {
  const auth = besideThePages(settings)
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return {
      uid: user.uid,
      setPassword: (next) => worded(() => updatePassword(user, next)),
      setEmail: (email) => setEmail(user, email),
      sendEmailLink: (email) => worded(() => verifyBeforeUpdateEmail(user, email)),
      deleteAccount: () => deleteAccount(user),
      end: () => auth.signOut(),
    }
  } catch (cause) {
    throw identityErrorOf(cause)
  }
}

/** What the link of an e-mail is for. */
export type MailLinkKind = 'reset-password' | 'change-email' | 'verify-email' | 'recover-email'

/** The address that the account of a link has now, where the service says so, and then. */
export type LinkedAddress = { readonly from: string | null; readonly to: string }

const OPERATIONS: Readonly<Record<MailLinkKind, string>> = {
  'reset-password': ActionCodeOperation.PASSWORD_RESET,
  'change-email': ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
  'verify-email': ActionCodeOperation.VERIFY_EMAIL,
  'recover-email': ActionCodeOperation.RECOVER_EMAIL,
}

/**
 * What the code of a link would change. Reading it changes nothing. A code of another kind than the
 * link says is refused as `other-code`.
 */
export function checkMailLink(
  settings: FirebaseSettings,
  kind: MailLinkKind,
  code: string,
): Promise<LinkedAddress> {
  return checkedCode(besideThePages(settings), kind, code)
}

/** Does what the link is for; the code cannot be used again. */
export function applyMailLink(settings: FirebaseSettings, code: string): Promise<void> {
  return worded(() => applyActionCode(besideThePages(settings), code))
}

function checkedCode(auth: Auth, kind: MailLinkKind, code: string): Promise<LinkedAddress> {
  return worded(async () => {
    const { data, operation } = await checkActionCode(auth, code)
    if (operation !== OPERATIONS[kind]) {
      throw new IdentityError('other-code', 'This code is of another kind than its link says.')
    }
    const { previousEmail: from, email: to } = data
    return { from: from ? textOf(from) : null, to: textOf(to) }
  })
}

/**
 * A second Firebase in memory, the same at every call: one that is ended too soon reports errors.
 */
function besideThePages(settings: FirebaseSettings): Auth {
  return authOf(settings, inMemoryPersistence, 'beside')
}

function authOf(settings: FirebaseSettings, persistence: Persistence, name?: string): Auth {
  const { apiKey, projectId, authDomain, emulatorUrl } = settings
  const app = initializeApp({ apiKey, projectId, ...(authDomain && { authDomain }) }, name)
  const auth = initializeAuth(app, { persistence })
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return auth
}

async function deleteAccount(user: User): Promise<void> {
  try {
    await deleteUser(user)
  } catch (cause) {
    const error = identityErrorOf(cause)
    if (error.kind !== 'session-expired' && !saysUserNotFound(error)) throw error
  }
}

async function confirmed(auth: Auth): Promise<Account | null> {
  await auth.authStateReady()
  return accountOfUser(auth.currentUser)
}

async function reloaded(auth: Auth): Promise<Account | null> {
  await auth.authStateReady()
  if (auth.currentUser) await reload(auth.currentUser)
  return accountOfUser(auth.currentUser)
}

async function refreshed(auth: Auth, force: boolean): Promise<Account | null> {
  await auth.authStateReady()
  await auth.currentUser?.getIdToken(force)
  return accountOfUser(auth.currentUser)
}

async function signIn(auth: Auth, { email, password }: Credentials): Promise<Account | null> {
  return accountOfUser((await signInWithEmailAndPassword(auth, email, password)).user)
}

async function createAccount(auth: Auth, account: NewAccount): Promise<Account | null> {
  const { email, password, name } = account
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // The account exists from here on: a name that did not arrive can be set later.
  await updateProfile(user, { displayName: name }).catch(() => undefined)
  return accountOfUser(user)
}

async function rename(auth: Auth, uid: string, displayName: string): Promise<Account | null> {
  const user = await userOf(auth, uid)
  await updateProfile(user, { displayName })
  return accountOfUser(user)
}

async function userOf(auth: Auth, uid: string): Promise<User> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (user?.uid === uid) return user
  throw new IdentityError('session-expired', 'Nobody is signed in any more.')
}

async function setEmail(user: User, email: string): Promise<boolean> {
  try {
    await updateEmail(user, email)
  } catch (cause) {
    const error = identityErrorOf(cause)
    if (saysNotAllowed(error)) return false
    throw error
  }
  // The address is changed from here on: a link that did not go out can be sent again.
  await sendEmailVerification(user).catch(() => undefined)
  return true
}

/** Never reveals whether the address has an account. */
async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (cause) {
    const error = identityErrorOf(cause)
    if (!saysUserNotFound(error)) throw error
  }
}

async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw identityErrorOf(cause)
  }
}

function accountOfUser(user: User | null): Account | null {
  return user && accountOf(user.toJSON())
}
