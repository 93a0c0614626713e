import { expect, type Page } from 'playwright/test'
import { bringBackAccount, changeAccount, deleteAccount } from '../support/account.ts'
import { NO_NETWORK, writeWithoutNetwork } from '../support/device/offline.ts'
import { environment } from '../support/environment.ts'
import type { Person } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

/** A person writes without a network, and their account is changed before they are back. */
async function signedOutBy(change: () => Promise<void>, page: Page, person: Person): Promise<void> {
  await keepSignedIn(page, person)
  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await change()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
}

/** Signs in on the form that the page has come to, and comes back to the page that was asked for. */
async function signInAgain(page: Page, { email }: Person, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/journal')
}

test('a person whose account is closed is signed out, and what waits is sent when it is open again', {
  tag: ['@phone', '@long'],
}, async ({ page, person, complaints }) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(/status of 400/)
  await signedOutBy(() => changeAccount(person, { disableUser: true }), page, person)
  await page.goto('/journal')
  await expect(page).toHaveURL(/\/login/)

  await changeAccount(person, { disableUser: false })
  await signInAgain(page, person, person.password)
  await expect.poll(() => textsOf(person)).toEqual(['The low note stayed.'])
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
})

test('a person whose account is deleted is signed out, and what waits is kept and sent should it come back', {
  tag: '@desktop',
}, async ({ page, person, complaints }) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(/status of 400/)
  // The token is still good for an hour: what waits must not be sent with it.
  const database = environment().sqlEndpoint
  const leave = async () => {
    await page.route(database, (route) => route.abort())
    await deleteAccount(person)
  }
  await signedOutBy(leave, page, person)
  await expect(page.getByText('You were signed out')).toBeVisible()
  expect(await textsOf(person)).toEqual([])

  await page.unroute(database)
  await bringBackAccount(person)
  await signInAgain(page, person, person.password)
  await expect.poll(() => textsOf(person)).toEqual(['The low note stayed.'])
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
})

test('a person whose password was changed elsewhere signs in with the new one, and nothing they wrote is lost', {
  tag: ['@desktop', '@long'],
}, async ({ page, person, complaints }) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(/status of 400/)
  const changed = { password: 'five quiet strings' }
  await signedOutBy(() => changeAccount(person, changed), page, person)
  await expect(page.getByText('You were signed out')).toBeVisible()

  await signInAgain(page, person, 'five quiet strings')
  await expect.poll(() => textsOf(person)).toEqual(['The low note stayed.'])
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
})
