import type { Firebase } from '~/services/identity/firebase.ts'
import { Identity } from '~/services/identity/identity.ts'
import type { Account } from '~/services/identity/stored-account.ts'

const API_KEY = 'demo-alap-key'
export const STORAGE_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`

export const asha: Account = {
  uid: 'asha-uid',
  email: 'asha@example.com',
  emailVerified: true,
  name: 'Asha',
  token: 'token-of-asha',
  expiresAt: 0,
}

/** The record as Firebase writes it, with a token that ends so many seconds from now. */
function recordOf(
  { uid, email, emailVerified, name, token }: Account,
  secondsLeft: number,
): string {
  return JSON.stringify({
    uid,
    email,
    emailVerified,
    ...(name && { displayName: name }),
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: 'refresh',
      accessToken: token,
      expirationTime: Date.now() + secondsLeft * 1000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  })
}

export function keep(account: Account, secondsLeft = 3600): void {
  localStorage.setItem(STORAGE_KEY, recordOf(account, secondsLeft))
}

/** An identity over a Firebase whose replies a test gives; `news` is what Firebase would report. */
export function identityOver(answers: Partial<Firebase> = {}) {
  const asked: string[] = []
  let tell: (account: Account | null) => void = () => undefined
  const identity = new Identity(
    () => ({ apiKey: API_KEY, projectId: 'demo-alap' }),
    async (_settings, onAccount) => {
      asked.push('load')
      tell = onAccount
      return {
        confirmed: async () => null,
        refreshed: async () => null,
        reloaded: async () => null,
        createAccount: async () => null,
        signIn: async () => null,
        rename: async () => null,
        sendVerification: async () => undefined,
        sendPasswordReset: async () => undefined,
        checkResetCode: async () => '',
        completeReset: async () => undefined,
        signOut: async () => undefined,
        ...answers,
      }
    },
  )
  return { identity, asked, news: (account: Account | null) => tell(account) }
}

/** What this page hears when another tab has changed the storage. */
export function fromAnotherTab(change: () => void): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}
