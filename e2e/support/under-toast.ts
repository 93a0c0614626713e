import { expect, type Page } from 'playwright/test'

/** The bar of five, the player and a screen's main action. */
const MAIN = 'nav[aria-label=Main], [aria-label=Player], button.bg-accent, a.bg-accent'

/** The names of the main controls that a press on the toast would reach without the toast. */
function coveredControls(page: Page): Promise<string[] | null> {
  return page.evaluate((main) => {
    const region = document.querySelector<HTMLElement>('[role=region][aria-label^=Notifications]')
    const shown = region?.querySelector('li')
    if (!region || !shown) return null
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    region.style.display = 'none'
    const names = new Set<string>()
    for (let y = top + 1; y < bottom; y += 4) {
      for (let x = left + 1; x < right; x += 4) {
        const control = document.elementFromPoint(x, y)?.closest(main)
        if (control) names.add(control.getAttribute('aria-label') ?? control.textContent ?? '')
      }
    }
    region.style.display = ''
    return [...names]
  }, MAIN)
}

/** Keeps the toast on the page: its five seconds do not pass while the window has no focus. */
export async function holdToast(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** A toast is shown, and no main control is under it; repeated while a page is still loading. */
export async function expectNothingUnderToast(page: Page, screen: string): Promise<void> {
  await holdToast(page)
  await expect
    .poll(() => coveredControls(page), {
      message: `${screen}: main controls under the toast`,
      timeout: 4_000,
    })
    .toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
