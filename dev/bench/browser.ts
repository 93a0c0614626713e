import { randomUUID } from 'node:crypto'
import { type Browser, chromium, type Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { chromiumFlags, findChromium } from '~dev/process/chromium.ts'

/** The same Chromium as in the tests, with further flags. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumFlags(), ...flags],
    ...(executablePath && { executablePath }),
  })
}

/** Makes an account through the page, leaves the page empty, and returns the e-mail address. */
export async function signUp(page: Page, app: string, name = 'A Listener'): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await page.goto(app + paths.login())
  await page
    .getByRole('button', { name: /create (an )?account|sign up/i })
    .first()
    .click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill('a-quiet-evening')
  await page
    .locator('form')
    .getByRole('button', { name: /create account/i })
    .click()
  await page.waitForURL(`**${paths.dashboard()}`)
  // Requests that the dashboard still sends belong to this visit and not to the next.
  await page.goto('about:blank')
  return email
}
