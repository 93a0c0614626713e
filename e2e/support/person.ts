import { expect, type Page } from 'playwright/test'
import { environment } from './environment.ts'

/** What the identity service returns with a new account. */
type Tokens = { readonly idToken: string; readonly refreshToken: string }

export type Person = {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly tokens: Tokens
}

/** The key of the local stand-in for Firebase. */
export const API_KEY = 'demo-alap-key'

/** An address that no other person in any run has. */
export function newEmail(): string {
  return `asha-${crypto.randomUUID()}@example.com`
}

/** Makes an account at the identity service, without a browser. */
export async function newPerson(): Promise<Person> {
  const account = { email: newEmail(), password: 'four quiet strings', displayName: 'Asha Rao' }
  const { localId, idToken, refreshToken } = await signUp(account)
  return { uid: localId, name: account.displayName, ...account, tokens: { idToken, refreshToken } }
}

/** Signs in through the page and waits for the home page. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
}

async function signUp(account: object): Promise<Tokens & { localId: string }> {
  const { authUrl } = environment()
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  )
  if (!response.ok) throw new Error(`accounts:signUp: ${await response.text()}`)
  return (await response.json()) as Tokens & { localId: string }
}
