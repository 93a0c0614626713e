import { expect, type Page } from 'playwright/test'
import { changeAccount } from './support/account.ts'
import { look } from './support/look/look.ts'
import { newEmailCodeFor, newEmailLink } from './support/mail.ts'
import { newEmail, type Person } from './support/person.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { expectNothingUnderToast } from './support/under-toast.ts'

async function openAccount(page: Page) {
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'My data' })).toBeVisible()
}

/** The account of a person whose link was opened on another device. */
async function openVerified(page: Page, person: Person) {
  await changeAccount(person, { emailVerified: true })
  await openAccount(page)
  await expect(fold(page, 'E-mail')).toHaveText(`E-mail ${person.email}, verified`)
}

/** The line that opens and folds a form away, and says how it is now. */
const fold = (page: Page, word: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${word} `) })

/** What the page of a link says of the person. */
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition')

const rowsOf = ({ uid }: Person) => stored('select id from public.users where id = $1', [uid])

test('a changed name is in the greeting at once and later', async ({ signedIn: page }) => {
  await openAccount(page)
  await fold(page, 'Name').press('Enter')
  const form = page.getByRole('form', { name: 'Change name' })
  await form.getByLabel('Full Name').fill('   ')
  await form.getByLabel('Full Name').press('Enter')
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name.')

  await form.getByLabel('Full Name').fill('  Meera Iyer ')
  await form.getByLabel('Full Name').press('Enter')
  await expect(toast(page, 'Your name is changed')).toBeVisible()
  await expectNothingUnderToast(page, 'profile')
  await expect(fold(page, 'Name')).toHaveText('Name Meera Iyer')
  await expect(form).toBeHidden()
  await expect(fold(page, 'Name')).toBeFocused()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera')
})

test('a changed e-mail is signed in with once its link has been used', { tag: '@phone' }, async ({
  signedIn: page,
  person,
  complaints,
}) => {
  complaints.allow(/status of 400.*accounts:signInWithPassword/)
  // The reply to a spent code is 400 too.
  complaints.allow(/status of 400.*accounts:(resetPassword|update)/)
  const address = newEmail()
  await openVerified(page, person)
  await fold(page, 'E-mail').click()
  const form = page.getByRole('form', { name: 'Change e-mail' })
  await form.getByLabel('New e-mail').fill(address)
  await form.getByLabel('Password for this change').fill('not the password')
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByLabel('Password for this change')).toHaveAccessibleDescription(
    'This is not your password. Your address is as it was.',
  )
  await expect(form.getByLabel('New e-mail')).toHaveValue(address)
  await form.getByLabel('Password for this change').fill(person.password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByText('Check your e-mail')).toBeVisible()
  await expect(fold(page, 'E-mail')).toHaveText(`E-mail ${person.email}, verified`)

  const link = newEmailLink(await newEmailCodeFor(person.email))
  await page.goto(link)
  await expect(fact(page, 'From now on')).toHaveText(address)
  await page.getByRole('button', { name: 'Use the New Email' }).click()
  await expect(page.getByText('Your email is changed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await openAccount(page)
  await expect(fold(page, 'E-mail')).toHaveText(`E-mail ${address}, verified`)

  await page.goto(link)
  await expect(page.getByText('This link does not work any more')).toBeVisible()
})

test('a changed password opens the account, which is then deleted with all its data', {
  tag: '@desktop',
}, async ({ signedIn: page, person, complaints }) => {
  // A change of the password ends all earlier sign-ins. Firebase's code may ask once more with the
  // token of the last second, is refused, and the app signs in with the new password.
  complaints.allow(/status of 400.*accounts:(signInWithPassword|lookup)/)
  const password = 'ga-ma-pa-dha'
  await openAccount(page)
  await fold(page, 'Password').click()
  const change = page.getByRole('form', { name: 'Change password' })
  await change.getByLabel('Present password').fill(person.password)
  await change.getByLabel('New password').fill(password)
  await change.getByRole('button', { name: 'Set new password' }).click()
  await expect(toast(page, 'Your password is changed')).toBeVisible()
  await expect(change).toBeHidden()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download my data' }).press('Enter')
  const file = (await download).suggestedFilename()
  await expect(dialog.getByText(`Your data is in your downloads: ${file}.`)).toBeVisible()
  await look(page, 'the first step of deleting the account')
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: '2 of 2: Confirm' })).toBeFocused()
  await look(page, 'the second step of deleting the account')
  const leaving = page.getByRole('form', { name: 'Delete account' })
  const submit = leaving.getByRole('button', { name: 'Delete my account' })
  await leaving.getByLabel('Type DELETE to confirm').fill('DELETE')
  await leaving.getByLabel('Your password').fill(person.password)
  await submit.click()
  await expect(leaving.getByLabel('Your password')).toBeFocused()
  expect(await rowsOf(person)).toHaveLength(1)
  await leaving.getByLabel('Your password').fill(password)
  await submit.click()
  await expect(page).toHaveURL('/')
  expect(await rowsOf(person)).toEqual([])

  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'The email or the password is not right.')).toBeVisible()
})

test('every form of the account, and the link it sends, are accessible to every person', async ({
  signedIn: page,
  person,
}) => {
  const address = newEmail()
  await openVerified(page, person)
  for (const word of ['Name', 'E-mail', 'Password']) {
    await fold(page, word).click()
    await expect(page.getByRole('form', { name: `Change ${word.toLowerCase()}` })).toBeVisible()
  }
  await look(page, 'the forms of the account')
  const form = page.getByRole('form', { name: 'Change e-mail' })
  await form.getByLabel('New e-mail').fill(address)
  await form.getByLabel('Password for this change').fill(person.password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByText('Check your e-mail')).toBeVisible()
  await page.goto(newEmailLink(await newEmailCodeFor(person.email)))
  await expect(fact(page, 'From now on')).toHaveText(address)
  await look(page, 'the link to a new e-mail')
})
