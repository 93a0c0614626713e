import type { CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'

const ROUNDS = 20
const BYTES = 1_000_000

/**
 * The memory of a page's scripts after 20 rounds of the menu, and what 20 more rounds add, MB. In
 * the first rounds the engine still compiles what is used often: about 1 MB of code.
 */
export async function memoryOf(
  page: Page,
  devtools: CDPSession,
  menu: readonly string[],
): Promise<{ readonly megabytes: number; readonly growth: number }> {
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await goRound(page, menu, ROUNDS)
  const megabytes = await used(devtools)
  await goRound(page, menu, ROUNDS)
  return { megabytes, growth: (await used(devtools)) - megabytes }
}

async function goRound(page: Page, menu: readonly string[], times: number): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' })
  for (let time = 0; time < times; time++) {
    for (const name of menu) {
      await links.getByRole('link', { name }).click()
      await links.locator('[aria-current=page]', { hasText: name }).waitFor()
    }
  }
  await page.waitForLoadState('networkidle')
}

async function used(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / BYTES
}
