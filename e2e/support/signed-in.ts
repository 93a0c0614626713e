import { expect, type Page } from 'playwright/test'
import { storageKeyOf } from '~/services/identity/stored-account.ts'
import { rowsKept } from './device/offline.ts'
import { environment } from './environment.ts'
import { API_KEY, type Person } from './person.ts'

const HOUR_MS = 3_600_000

/** Leaves a device as the sign-in form leaves it; no page of the app is opened. */
export async function keepSignedIn(page: Page, person: Person): Promise<void> {
  await openAccount(person)
  // A picture has the origin of the app and runs none of its code.
  await page.goto('/icon.svg')
  await page.evaluate(
    ([key, record, hour]) => {
      const { stsTokenManager, ...account } = record
      // The end of the token is a time on the clock of the device, which a test can set.
      const tokens = { ...stsTokenManager, expirationTime: Date.now() + hour }
      localStorage.setItem(key, JSON.stringify({ ...account, stsTokenManager: tokens }))
    },
    [storageKeyOf(API_KEY), recordOf(person), HOUR_MS] as const,
  )
}

/** Opens home as a person who is signed in on this device, and waits until it has kept the days. */
export async function openHome(page: Page, person: Person): Promise<void> {
  await keepSignedIn(page, person)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
  // Home does not wait for the days, and greets by the hour without them.
  await rowsKept(page)
}

/** What Firebase keeps of a person, but for the end of the token. */
function recordOf({ uid, email, name, tokens }: Person) {
  return {
    uid,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: tokens.idToken, refreshToken: tokens.refreshToken },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
}

/** Makes the row of the person, as the form does after every sign-in. */
async function openAccount({ tokens }: Person): Promise<void> {
  const response = await fetch(`${environment().dataApi}/rpc/open_account`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.idToken}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`open_account: ${await response.text()}`)
}
