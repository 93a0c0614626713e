import { expect, type Page } from 'playwright/test'
import { crash } from '../support/device/crash.ts'
import { NO_NETWORK } from '../support/device/offline.ts'
import { environment } from '../support/environment.ts'
import { textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

// A request that did not get through, and the fault that the page's boundary caught and showed.
const UNREACHABLE = /net::ERR_FAILED|^DataError: Failed to fetch/

/** The button of the notice above the page; a part of the page that was not kept has its own. */
const tryAgain = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title }).getByRole('button', { name: 'Try again' })

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })

test.describe('the identity service out of reach', () => {
  test('the identity service out of reach is reported, keeps what was typed, and works when it is back', {
    tag: ['@phone', '@long'],
  }, async ({ page, person, complaints }) => {
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
  test('the database out of reach at home is reported above what the device kept, and trying again ends it', {
    tag: '@desktop',
  }, async ({ home: page, person, complaints }) => {
    complaints.allow(UNREACHABLE)
    const watch = page.getByRole('region', { name: 'The watch of the day' })
    await expect(watch).toBeVisible()
    const endpoint = environment().sqlEndpoint
    await page.route(endpoint, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Alap cannot be reached just now')).toBeVisible()
    await expect(page.getByText(/^This is what this device kept on /)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: `Welcome, ${person.name.split(' ')[0]}` }),
    ).toBeVisible()
    await expect(watch).toBeVisible()

    await page.unroute(endpoint)
    await tryAgain(page, 'Alap cannot be reached just now').click()
    await expect(page.getByText('Alap cannot be reached just now')).toBeHidden()
    await expect(watch).toBeVisible()
  })

  test('the database out of reach at the first visit leaves music, and the days come back by themselves', {
    tag: ['@phone', '@long'],
  }, async ({ signedIn: page, complaints }) => {
    complaints.allow(UNREACHABLE)
    const strip = page.getByText(
      'Alap cannot reach your account just now. You can listen; your days come back with the connection.',
    )
    const endpoint = environment().sqlEndpoint
    await page.route(endpoint, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(strip).toBeVisible()
    await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
    await expect(page.getByText('could not be opened')).toBeHidden()
    await page.getByRole('link', { name: 'Sessions' }).click()
    await expect(strip).toBeVisible()
    await page
      .getByRole('region', { name: 'This session' })
      .getByRole('button', { name: 'Play' })
      .click()
    await page.getByRole('link', { name: 'Home' }).click()

    await page.unroute(endpoint)
    await expect(strip).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Recent Reflections' })).toBeVisible()
  })

  test('the database out of reach at sign-in is reported, and the same form finishes when it is back', {
    tag: ['@desktop', '@long'],
  }, async ({ page, person, complaints }) => {
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

  test('the database with a reply that cannot be read is reported', {
    tag: ['@phone', '@long'],
  }, async ({ home: page, complaints }) => {
    complaints.allow(/^DataError: The database sent an answer that cannot be read/)
    await page.route(environment().sqlEndpoint, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"results":"none"}',
      }),
    )
    await page.reload()

    await expect(tryAgain(page, 'The answer could not be read')).toBeVisible()
    await page.unroute(environment().sqlEndpoint)
    await tryAgain(page, 'The answer could not be read').click()
    await expect(page.getByText('The answer could not be read')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()
  })
})

test.describe('the code that sends out of reach', () => {
  // The worker would have kept that code.
  test.use({ serviceWorkers: 'block' })

  test('what waits is sent once the code that sends has loaded, at the second try', {
    tag: '@desktop',
  }, async ({ signedIn: before, context, person, complaints }) => {
    complaints.allow(UNREACHABLE)
    complaints.allow(NO_NETWORK)
    complaints.allow(/Service Worker registration blocked by Playwright/)
    await before.goto('/journal')
    await before.getByLabel('Your reflection').fill('Rain.')
    await before.getByLabel('🙂 Happy').check()
    await context.setOffline(true)
    await before.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(before.getByRole('dialog', { name: 'Saved on this device' })).toBeVisible()
    await crash(before)

    await context.setOffline(false)
    const page = await context.newPage()
    const code = '**/assets/page-services-*.js'
    await page.route(code, (route) => route.abort())
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/page-services-'),
    )
    await page.goto('/dashboard')
    await refused
    await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
    expect(await textsOf(person)).toEqual([])

    await page.unroute(code)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => textsOf(person)).toEqual(['Rain.'])
  })
})
