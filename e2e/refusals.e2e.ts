import { expect, type Page } from 'playwright/test'
import { environment } from './support/environment.ts'
import { newEmail, signIn } from './support/person.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// A request that did not get through, and the fault that the page's boundary caught and showed.
const UNREACHABLE = /net::ERR_FAILED|^DataError: Failed to fetch/

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })

async function openCreateAccount(page: Page) {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
}

test.describe('the login form', () => {
  test('says beside each field what is missing, and asks nobody', async ({ page }) => {
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
    await expect(password(page)).toHaveAccessibleDescription(/at least 6 characters/)
    await expect(page.getByLabel('Email')).toHaveValue('asha@nowhere')
    expect(asked.filter((url) => url.startsWith(environment().authUrl))).toEqual([])
  })

  test('keeps what was typed when the mode changes', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('asha@example.com')
    await password(page).fill('four quiet strings')
    await page.getByRole('button', { name: 'New here? Create an account' }).click()

    await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
    await expect(password(page)).toHaveValue('four quiet strings')
  })

  test('turns an address away that has an account already', async ({
    page,
    person,
    complaints,
  }) => {
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

  test('answers a wrong password and an unknown address in the same words', async ({
    page,
    person,
    complaints,
  }) => {
    complaints.allow(/status of 400.*accounts:signInWithPassword/)
    await page.goto('/login')
    for (const email of [person.email, newEmail()]) {
      await page.getByLabel('Email').fill(email)
      await password(page).fill('not the password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(toast(page, 'The email or the password is not right.')).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast(page, 'The email or the password is not right.')).toBeHidden()
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
  })

  test('asks for an address before it sends a reset e-mail', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot Password?' }).click()

    await expect(toast(page, 'Please enter your email address first.')).toBeVisible()
  })
})

test.describe('the identity service out of reach', () => {
  test('is told in words, keeps what was typed, and works when it is back', async ({
    page,
    person,
    complaints,
  }) => {
    complaints.allow(UNREACHABLE)
    const everything = `${environment().authUrl}/**`
    await page.route(everything, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'The sign-in service cannot be reached.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(password(page)).toHaveValue(person.password)

    await page.unroute(everything)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('the database out of reach', () => {
  test('at home is told in words, and trying again brings the page', async ({
    page,
    home,
    complaints,
  }) => {
    complaints.allow(UNREACHABLE)
    await expect(
      page.getByRole('heading', { name: `Welcome, ${home.name.split(' ')[0]}` }),
    ).toBeVisible()
    const endpoint = environment().sqlEndpoint
    await page.route(endpoint, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The database cannot be reached')).toBeVisible()

    await page.unroute(endpoint)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
  })

  test('at sign-in is told in words, and the same form finishes when it is back', async ({
    page,
    person,
    complaints,
  }) => {
    complaints.allow(UNREACHABLE)
    const endpoint = environment().sqlEndpoint
    await page.route(endpoint, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Failed to initialize user. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)

    await page.unroute(endpoint)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('an answer that is no answer is told in words', async ({ page, home, complaints }) => {
    complaints.allow(/^DataError: The database sent an answer that cannot be read/)
    expect(home.uid).not.toBe('')
    await page.route(environment().sqlEndpoint, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"results":"none"}',
      }),
    )
    await page.reload()

    await expect(page.getByText('The answer could not be read')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('addresses made by hand', () => {
  for (const address of ['/nowhere', '/dashboard/more', '/journal/../secret', '//evil.example/x']) {
    test(`${address} leads to the landing page`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sit with a raga, once a day.',
      )
      expect(new URL(page.url()).pathname).toBe('/')
    })
  }

  test('a protected page waits behind the sign-in and is opened after it', async ({
    page,
    person,
  }) => {
    await page.goto('/profile?tab=account')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(page).toHaveURL('/profile?tab=account')
    await expect(page.getByText(person.email)).toBeVisible()
  })

  test('the page to return to cannot lead to another host', async ({ page, person }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      history.replaceState({ usr: { from: '//evil.example/steal' }, key: 'made', idx: 0 }, '')
    })
    await page.reload()
    await page.getByLabel('Email').fill(person.email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(page).toHaveURL('/dashboard')
  })

  test('a signed-in person is taken past the sign-in', async ({ page, person }) => {
    await signIn(page, person)
    await page.goto('/login')

    await expect(page).toHaveURL('/dashboard')
  })
})
