import { expect, type Page } from 'playwright/test'

/**
 * Requests that found no network, a worker's script among them, and the faults that the boundaries of
 * pages caught and showed.
 */
export const NO_NETWORK =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|^DataError: Failed to fetch|error occurred when fetching the script/

/** Waits until the worker has kept every file of the app. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Waits until the device has kept rows of the person. */
export async function rowsKept(page: Page): Promise<void> {
  await expect.poll(() => keptOn(page)).toMatch(/"epoch"/)
}

/** Waits until a count of beads is in the outbox: what is younger may be lost with its page. */
export async function beadsKept(page: Page, beads: number): Promise<void> {
  await expect.poll(() => keptOn(page)).toMatch(new RegExp(`"beads"\\W+(?:v"\\W+)?${beads}\\b`))
}

async function keptOn(page: Page): Promise<string> {
  return JSON.stringify((await page.context().storageState({ indexedDB: true })).origins)
}

/** Saves a reflection that cannot be sent, and begins another; the network stays away. */
export async function writeWithoutNetwork(page: Page, saved: string, begun: string): Promise<void> {
  await page.goto('/journal')
  await workerReady(page)
  await page.getByLabel('Your reflection').fill(saved)
  await page.getByLabel('🙂 Happy').check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved on this device' })
  await dialog.getByRole('button', { name: 'Write another' }).click()
  await page.getByLabel('Your reflection').fill(begun)
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
}
