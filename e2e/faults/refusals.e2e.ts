import { expect, type Page } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { newEmail } from '../support/person.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'
import { expectNothingUnderToast, holdToast } from '../support/under-toast.ts'

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })

async function openCreateAccount(page: Page) {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
}

test.describe('the login form', () => {
  test('the login form shows at each field what is missing, and sends no request', {
    tag: ['@phone', '@long'],
  }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openCreateAccount(page)
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name.')
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.')
    await expect(password(page)).toHaveAccessibleDescription(/Choose a password\./)
    await page.getByLabel('Full Name').fill('  ')
    await page.getByLabel('Email').fill('asha@nowhere')
    await password(page).fill('12345')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name.')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not an email address yet/)
    await expect(password(page)).toHaveAccessibleDescription(/at least 8 characters/)
    await expect(page.getByLabel('Email')).toHaveValue('asha@nowhere')
    expect(asked.filter((url) => url.startsWith(environment().authUrl))).toEqual([])
  })

  test('the login form keeps what was typed when the mode changes', {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('asha@example.com')
    await password(page).fill('four quiet strings')
    await page.getByRole('button', { name: 'New here? Create an account' }).click()

    await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
    await expect(password(page)).toHaveValue('four quiet strings')
  })

  test('the login form refuses an address that has an account already', {
    tag: ['@phone', '@long'],
  }, async ({ page, person, complaints }) => {
    complaints.allow(/status of 400.*accounts:signUp/)
    await openCreateAccount(page)
    await page.getByLabel('Full Name').fill('Asha Rao')
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill('another password')
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /account with this email already.*Sign in instead, or reset/,
    )
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao')
  })

  test('the login form replies to a wrong password and an unknown address in the same words', {
    tag: '@desktop',
  }, async ({ page, person, complaints }) => {
    complaints.allow(/status of 400.*accounts:signInWithPassword/)
    await page.goto('/login')
    for (const email of [person.email, newEmail()]) {
      await page.getByLabel('Email').fill(email)
      await password(page).fill('not the password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(toast(page, 'The email or the password is not right.')).toBeVisible()
      await holdToast(page)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast(page, 'The email or the password is not right.')).toBeHidden()
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
  })

  test('the login form needs an address before it sends a reset e-mail', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot Password?' }).click()

    await expect(toast(page, 'Please enter your email address first.')).toBeVisible()
    await expectNothingUnderToast(page, 'login')
  })
})
