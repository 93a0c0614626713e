import { expect, type Page } from 'playwright/test'
import {
  recoverCodeFor,
  recoverLink,
  resetCodeFor,
  resetLink,
  verifyCodeFor,
  verifyLink,
} from './support/mail.ts'
import { newEmail } from './support/person.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// The identity service answers 400 to a code that is spent or of another kind.
const REFUSED = /status of 400.*accounts:(resetPassword|update)/

const question = (page: Page, email: string) =>
  page.getByText(`Is ${email} right? Open the link we sent there.`)

async function sendAgain(page: Page, email: string) {
  await page.goto('/dashboard')
  await expect(question(page, email)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'The link is sent')).toBeVisible()
}

test('an address is verified by the link in its mail, which works once', { tag: '@phone' }, async ({
  signedIn: page,
  person,
  complaints,
}) => {
  complaints.allow(REFUSED)
  await sendAgain(page, person.email)
  const link = verifyLink(await verifyCodeFor(person.email))
  await page.reload()
  await expect(page.getByText(/Another can go in a minute/)).toBeVisible()

  await page.goto(link)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(person.email)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Yes, It Is Mine' }).click()
  await expect(page.getByText('Thank you, your email is confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Your Home' }).click()
  await expect(page.getByRole('heading', { name: 'Quick Start' })).toBeVisible()
  await expect(question(page, person.email)).toBeHidden()

  await page.goto(link)
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expect(page.getByText(/If you have used it, your email is confirmed/)).toBeVisible()
})

test('a changed address is taken back, with a new password after it', { tag: '@phone' }, async ({
  signedIn: page,
  person,
  complaints,
}) => {
  // A change of the address ends all earlier sign-ins.
  complaints.allow(/status of 400.*(accounts:(lookup|update)|token)/)
  const other = newEmail()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Change it' }).click()
  const form = page.getByRole('form', { name: 'Change e-mail' })
  await form.getByLabel('New e-mail').fill(other)
  await form.getByLabel('Password for this change').fill(person.password)
  await form.getByRole('button', { name: 'Correct it' }).click()
  await expect(toast(page, 'Your e-mail is corrected')).toBeVisible()
  await expect(page.getByText(other).first()).toBeVisible()

  await page.goto(recoverLink(await recoverCodeFor(person.email)))
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Take It Back' }).click()
  await expect(page.getByText('Your account is yours again')).toBeVisible()
  await page.getByRole('button', { name: 'Send Me the Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(resetLink(await resetCodeFor(person.email)))
  await page.getByRole('textbox', { name: 'New Password' }).fill('a slower, longer raga')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password reset complete' })).toBeVisible()
})

test('a code under the mode of another link, and an unknown mode, change nothing', {
  tag: '@phone',
}, async ({ signedIn: page, person, complaints }) => {
  complaints.allow(REFUSED)
  await sendAgain(page, person.email)
  const code = await verifyCodeFor(person.email)
  for (const wrong of [recoverLink(code), resetLink(code)]) {
    await page.goto(wrong)
    await expect(page.getByText('This link does not work any more')).toBeVisible()
    await expect(page.getByText(/nothing has changed/)).toBeVisible()
  }

  await page.goto(`/login?mode=something&oobCode=${encodeURIComponent(code)}`)
  await expect(page.getByText('We do not know what this link is for')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Go to Your Home' }).click()
  await expect(question(page, person.email)).toBeVisible()
})
