import { expect, type Locator, type Page } from 'playwright/test'
import { IMAGE } from './payloads.ts'

/** What the page runs of the payloads, and what its policy stops, from now on. */
export async function watched(page: Page): Promise<readonly string[]> {
  const events: string[] = []
  await page.exposeFunction('hostile', () => events.push('executed'))
  await page.exposeFunction('violated', (what: string) => events.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      Reflect.get(window, 'violated')(`${violatedDirective}: ${sample}`)
    })
  })
  return events
}

/** What would be seen, had one place taken a text for a page. */
export async function expectSeen(page: Page, events: readonly string[]): Promise<void> {
  await page.evaluate((html) => {
    try {
      document.body.insertAdjacentHTML('beforeend', html)
    } catch {
      // Trusted Types refuse it, and report it.
    }
  }, IMAGE)
  await expect.poll(() => events.length).toBeGreaterThan(0)
}

/** Types a payload into every field for text of the page, unfolded, once this one is there. */
export async function typeEverywhere(page: Page, first: Locator): Promise<void> {
  await first.waitFor({ state: 'attached' })
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  await expect(first).toBeVisible()
  const fields = page.locator(
    'textarea:visible, input:not([type]):visible, input[type=text]:visible, input[type=search]:visible, input[type=email]:visible, input[type=password]:visible',
  )
  for (const field of await fields.all()) if (await field.isEditable()) await field.fill(IMAGE)
  await expect(first).toHaveValue(IMAGE)
}
