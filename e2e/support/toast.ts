import type { Locator, Page } from 'playwright/test'

/** A toast as people see it; the text for screen readers is elsewhere in the page. */
export function toast(page: Page, words: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(words)
}
