import type { Locator, Page } from 'playwright/test'

/** A toast as it is seen; what screen readers hear of it stands elsewhere in the page. */
export function toast(page: Page, words: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(words)
}
