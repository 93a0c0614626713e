import { expect } from 'playwright/test'
import { openShortSession } from '../support/recording.ts'
import { addPolicy } from '../support/second-policy.ts'
import { expectSound } from '../support/sound.ts'
import { test } from '../support/test.ts'

test.describe('addresses made by hand', () => {
  test('an address that no page has leads to the landing page', {
    tag: ['@phone', '@long'],
  }, async ({ page, baseURL, complaints }) => {
    // The browser writes to its console that a page is not found.
    complaints.allow(/404 \(Not Found\)/)
    for (const address of [
      '/nowhere',
      '/dashboard/more',
      '/journal/../secret',
      '//evil.example/x',
    ]) {
      await test.step(address, async () => {
        await page.goto('about:blank')
        await page.goto(`${baseURL}${address}`)

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Sit with a raga, once a day.',
        )
        expect(new URL(page.url()).pathname).toBe('/')
      })
    }
  })

  test('a protected page waits behind the sign-in and is opened after it', {
    tag: ['@phone', '@long'],
  }, async ({ page, person }) => {
    await page.goto('/profile?tab=account')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(page).toHaveURL('/profile?tab=account')
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  })

  test('the page to return to cannot lead to another host', { tag: '@desktop' }, async ({
    page,
    person,
  }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      history.replaceState({ usr: { from: '//evil.example/steal' }, key: 'made', idx: 0 }, '')
    })
    await page.reload()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(page).toHaveURL('/dashboard')
  })

  test('a signed-in person is taken past the sign-in', { tag: ['@phone', '@long'] }, async ({
    signedIn: page,
  }) => {
    await page.goto('/login')

    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('navigation state made by hand', () => {
  const RUBBISH = [
    ['a script for a recording', { title: 'x', audioUrl: 'javascript:alert(1)' }],
    ['a mood of 6 and a title that is no text', { title: { a: 1 }, mood: 6, sessionData: [] }],
    ['a number', 7],
  ] as const

  test('rubbish at /session gives the default session', { tag: ['@desktop', '@long'] }, async ({
    home: page,
  }) => {
    for (const [name, state] of RUBBISH) {
      await test.step(name, async () => {
        await page.goto('/dashboard')
        await page.evaluate((usr) => {
          history.replaceState({ usr, key: 'made', idx: 0 }, '', '/session')
        }, state)
        await page.reload()

        await expect(page.getByRole('heading', { level: 1 })).toContainText('Ahir Bhairav')
        await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      })
    }
  })

  test('a recording of another https host plays', { tag: '@phone' }, async ({ home: page }) => {
    await openShortSession(page, 'https://media.example')
    await page.getByRole('button', { name: 'Play', exact: true }).click()

    await expectSound(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a recording of a host that the policy does not allow is reported as that', {
    tag: '@phone',
  }, async ({ home: page, complaints }) => {
    complaints.allow(/evil\.example.*media-src 'self'/)
    await addPolicy(page, "media-src 'self' blob:")
    await page.evaluate(() => {
      const usr = { title: 'Elsewhere', audioUrl: 'https://evil.example/x.mp3' }
      history.replaceState({ usr, key: 'made', idx: 0 }, '', '/session')
    })
    await page.reload()

    await expect(page.getByRole('alert')).toContainText(
      'Recordings from this address are not allowed here.',
    )
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  })

  test('a recording without TLS is not asked for', { tag: ['@desktop', '@long'] }, async ({
    home: page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      const usr = { title: 'Elsewhere', audioUrl: 'http://evil.example/x.mp3' }
      history.replaceState({ usr, key: 'made', idx: 0 }, '', '/session')
    })
    await page.reload()

    await expect(page.getByRole('alert')).toContainText('not allowed here')
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  })

  test('invalid state at /journal is left out', { tag: ['@desktop', '@long'] }, async ({
    home: page,
  }) => {
    await page.evaluate(() => {
      const usr = { sessionTitle: ['x'], mood: '4; drop table' }
      history.replaceState({ usr, key: 'made', idx: 0 }, '', '/journal')
    })
    await page.reload()

    await expect(page.getByLabel('Your reflection')).toBeVisible()
    await expect(page.getByText(/^After /)).toHaveCount(0)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})
