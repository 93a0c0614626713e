import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The two lines at home with the state of the practice. */
export const yourProgress = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your Progress' })

/** The celebration on the page now. */
export const celebration = (page: Page): Locator => page.getByRole('region', { name: 'Unlocked' })

/**
 * Lets the composer's worker do nothing, so that nothing is composed that no person hears. Its script
 * cannot be held back: the app's own worker sends it from the device.
 */
export async function holdComposer(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    const idle = () =>
      Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
    window.Worker = new Proxy(Worker, {
      construct: (target, [address, options]) =>
        /\/composer-[^/]*\.js/.test(String(address)) ? idle() : new target(address, options),
    })
  })
}

/** Opens the app at home at this time of the device's clock. */
export async function openAt(page: Page, instant: string): Promise<void> {
  await page.clock.setSystemTime(new Date(instant))
  await page.goto('/dashboard')
  await expect(yourProgress(page)).toBeVisible()
}

/** Leaves the app open at home until this time of the device's clock. */
export async function leaveOpenUntil(page: Page, instant: string): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.fastForward(Date.parse(instant) - now)
}

/** Logs a mood, and goes back home. */
export async function checkIn(page: Page, mood = '🙂 Happy'): Promise<void> {
  await menu(page).getByRole('link', { name: 'Check-in' }).click()
  await page.getByLabel(mood).check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expect(page.getByText("You're feeling").first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
}

/** Sits for a minute by the clock, from home and back to it: nothing is composed here. */
export async function sit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sit without a recording' }).click()
  const setup = page.getByRole('dialog', { name: 'Sit for a while' })
  await setup.getByRole('textbox', { name: 'Minutes' }).fill('1')
  await setup.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(21_000)
  await expect(page.getByText(/It goes on by the clock/)).toBeVisible()
  await page.clock.fastForward(61_000)
  const done = page.getByRole('dialog', { name: "You're all set for today" })
  await expect(done.getByRole('status').filter({ hasText: /^Recorded$/ })).toBeVisible()
  await done.getByRole('button', { name: 'Return to Home' }).click()
  await expect(done).toBeHidden()
}

/** Writes a line in the journal, from home and back to it. */
export async function write(page: Page, text: string): Promise<void> {
  await menu(page).getByRole('link', { name: 'Journal' }).click()
  await page.getByLabel('Your reflection').fill(text)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('dialog', { name: 'Entry saved' })
  await saved.getByRole('button', { name: 'Write another' }).click()
  await expect(saved).toBeHidden()
  await menu(page).getByRole('link', { name: 'Home' }).click()
}

/** Goes from home to the journey and opens a day of the month there. */
export async function openDay(page: Page, day: string | RegExp): Promise<Locator> {
  await yourProgress(page).getByRole('link', { name: 'Your Journey' }).click()
  await page.getByRole('grid').getByRole('button', { name: day }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  return sheet
}

/** Goes from the journey back home. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(yourProgress(page)).toBeVisible()
}
