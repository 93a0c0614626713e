import { expect, type Page } from 'playwright/test'
import { resetCodeFor, resetLink } from './support/mail.ts'
import { newEmail, newPerson } from './support/person.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// The identity service answers 400 to a code that is spent, and the browser notes it.
const REFUSED = /status of 400.*accounts:resetPassword/

const NEW_PASSWORD = 'a slower, longer raga'

async function askForReset(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function chooseNewPassword(page: Page, code: string) {
  await page.goto(resetLink(code))
  await page.getByRole('textbox', { name: 'New Password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password reset complete' })).toBeVisible()
}

test('a forgotten password is replaced through the link in the e-mail', { tag: '@phone' }, async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(/status of 400.*accounts:signInWithPassword/)
  await askForReset(page, person.email)
  await expect(toast(page, 'Password reset sent!')).toBeVisible()

  await page.goto(resetLink(await resetCodeFor(person.email)))
  await expect(page.getByText(`For ${person.email}`)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox', { name: 'New Password' }).fill('short')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByRole('textbox', { name: 'New Password' })).toHaveAccessibleDescription(
    /at least 8/i,
  )
  await page.getByRole('textbox', { name: 'New Password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()

  await expect(page.getByRole('heading', { name: 'Password reset complete' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'The email or the password is not right.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a reset link used before shows that and sends another', { tag: '@desktop' }, async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(REFUSED)
  await askForReset(page, person.email)
  const code = await resetCodeFor(person.email)
  await chooseNewPassword(page, code)

  await page.goto(resetLink(code))
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expect(page).toHaveURL('/login')
  const form = page.getByRole('form', { name: 'Ask for a new email' })
  await form.getByLabel('Email').fill(person.email)
  await form.getByRole('button', { name: 'Send a New Email' }).click()

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(await resetCodeFor(person.email)).not.toBe(code)
})

test('a reset code made by hand is refused in words', { tag: ['@phone', '@long'] }, async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED)
  await page.goto(resetLink('<script>alert(1)</script>'))

  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('form', { name: 'Ask for a new email' })).toBeVisible()
})

test('the reply to a reset never shows whether an address has an account', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email: known } = await newPerson()
  const answers: (string | undefined)[] = []
  for (const email of [known, newEmail()]) {
    await askForReset(page, email)
    const words = await page.getByRole('main').textContent()
    answers.push(words?.replaceAll(email, 'the address'))
  }

  expect(answers[0]).toContain('the address')
  expect(answers[1]).toBe(answers[0])
})
