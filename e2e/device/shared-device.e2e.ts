import { expect, type Page } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { newPerson, type Person, signIn } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|^DataError: Failed to fetch/
const PAGES = ['/dashboard', '/journal', '/progress', '/motivation', '/profile', '/?waiting=1']

async function textsOf({ uid }: Person): Promise<readonly string[]> {
  const rows = await stored<{ content: string }>(
    'select content from public.journal_entries where user_id = $1 order by content',
    [uid],
  )
  return rows.map(({ content }) => content)
}

/** Saves a reflection that cannot be sent, and begins another. */
async function writeWithoutNetwork(page: Page, saved: string, begun: string): Promise<void> {
  await page.goto('/journal')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByLabel('Your reflection').fill(saved)
  await page.getByLabel('🙂 Happy').check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved on this device' })
  await dialog.getByRole('button', { name: 'Write another' }).click()
  await page.getByLabel('Your reflection').fill(begun)
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
}

/** Everything a page shows, and the values of its fields. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    const values = fields.map((field) => (field as HTMLInputElement).value)
    return `${document.title} ${document.documentElement.innerHTML} ${values.join(' ')}`
  })
}

test('a second person on a device sees nothing of the first, whose words wait until they are back', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  const [asha, ravi] = [await newPerson(), await newPerson()]
  await keepSignedIn(page, asha)
  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('1 change waits on this device').first()).toBeVisible()
  await context.setOffline(false)

  await signIn(page, ravi)
  for (const address of PAGES) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const all = await everythingOn(page)
    for (const ofAsha of ['The low note', 'The high note', asha.uid, asha.email]) {
      expect(all, address).not.toContain(ofAsha)
    }
  }
  expect(await textsOf(ravi)).toEqual([])
  expect(await textsOf(asha)).toEqual([])

  await keepSignedIn(page, asha)
  await page.goto('/journal')
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
  await expect.poll(() => textsOf(asha)).toEqual(['The low note stayed.'])
  expect(await textsOf(ravi)).toEqual([])
})

/** Closes or opens an account, as the owner of the project does. */
async function setDisabled({ uid }: Person, disableUser: boolean): Promise<void> {
  const response = await fetch(
    `${environment().authUrl}/identitytoolkit.googleapis.com/v1/projects/demo-alap/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, disableUser }),
    },
  )
  if (!response.ok) throw new Error(`accounts:update: ${await response.text()}`)
}

test('a person whose account is closed is signed out, and what waits is sent when it is open again', {
  tag: '@phone',
}, async ({ page, context, person, complaints }) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(/status of 400/)
  await keepSignedIn(page, person)
  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await setDisabled(person, true)
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login/)

  await setDisabled(person, false)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // Back to the page that was asked for.
  await expect(page).toHaveURL('/journal')
  await expect.poll(() => textsOf(person)).toEqual(['The low note stayed.'])
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
})
