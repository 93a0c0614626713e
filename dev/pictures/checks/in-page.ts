import type { Page } from 'playwright'

/** Runs a function in the page. */
export async function inPage<Given, Found>(
  page: Page,
  run: (given: Given) => Found,
  given: Given,
): Promise<Found> {
  // tsx gives inner functions their names with a helper that a page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named')
  const found: unknown = await page.evaluate(`(${run})(${JSON.stringify(given)})`)
  return found as Found
}
