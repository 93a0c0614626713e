import { randomUUID } from 'node:crypto'
import { type Browser, chromium, type Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import type { Row, Rows } from '~dev/bench/findings/row.ts'
import { chromiumFlags, findChromium } from '~dev/process/chromium.ts'
import type { Running } from '~dev/process/running-file.ts'

const SCREENS = [
  paths.dashboard(),
  paths.dailyAudio(),
  paths.moodCheckin(),
  paths.session(),
  paths.journal(),
  paths.progress(),
  paths.motivation(),
  paths.profile(),
]

/** In this order, so that home, which reads for all of them, comes last. */
const MENU = ['Sessions', 'Journal', 'Check-in', 'Path', 'Home']

/**
 * The requests to the database: of every screen opened anew by a signed-in person, and of a tour by
 * the menu afterwards, whose pages the first screen has read for.
 */
export async function tourScreens({ app, sqlEndpoint = '' }: Running): Promise<Rows> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(sqlEndpoint)) requests += 1
    })
    await signUp(page, app)
    const rows: Row[] = []
    const counted = async (name: string, most: number, work: () => Promise<unknown>) => {
      requests = 0
      await work()
      rows.push({ name, value: requests, unit: 'requests', most })
    }
    for (const screen of SCREENS) {
      await counted(`requests of ${screen}`, 1, () =>
        page.goto(app + screen, { waitUntil: 'networkidle' }),
      )
    }
    await page.goto(app + paths.dashboard(), { waitUntil: 'networkidle' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await counted('requests of a tour by the menu', 0, async () => {
      for (const name of MENU) {
        await menu.getByRole('link', { name }).click()
        await page.waitForLoadState('networkidle')
      }
    })
    return rows
  } finally {
    await browser.close()
  }
}

/** The same Chromium as in the tests, with further flags. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumFlags(), ...flags],
    ...(executablePath && { executablePath }),
  })
}

/** Makes an account through the page, leaves the page empty, and returns the e-mail address. */
export async function signUp(page: Page, app: string): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await page.goto(app + paths.login())
  await page
    .getByRole('button', { name: /create (an )?account|sign up/i })
    .first()
    .click()
  await page.getByLabel('Full Name').fill('A Listener')
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
