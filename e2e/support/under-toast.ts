import { expect, type Page } from 'playwright/test'

const PRESSED =
  'nav, a[href], button, input, select, textarea, summary, label, [role=button], [role=slider], [aria-label=Player]'

/** What a press within the toast would reach if the toast were not there, by name. */
function coveredControls(page: Page): Promise<string[] | null> {
  return page.evaluate((pressed) => {
    const region = document.querySelector<HTMLElement>('[role=region][aria-label^=Notifications]')
    const shown = region?.querySelector('li')
    if (!region || !shown) return null
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    region.style.display = 'none'
    const names = new Set<string>()
    for (let y = top + 1; y < bottom; y += 4) {
      for (let x = left + 1; x < right; x += 4) {
        const control = document.elementFromPoint(x, y)?.closest(pressed)
        if (control) names.add(control.getAttribute('aria-label') ?? control.textContent ?? '')
      }
    }
    region.style.display = ''
    return [...names]
  }, PRESSED)
}

/** Keeps the toast that is shown: its five seconds wait while the window is not the one in use. */
export async function holdToast(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** A toast is shown, and no control lies under it: asked again while a page is still arriving. */
export async function expectNothingUnderToast(page: Page, screen: string): Promise<void> {
  await holdToast(page)
  await expect
    .poll(() => coveredControls(page), {
      message: `${screen}: controls under the toast`,
      timeout: 4_000,
    })
    .toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
