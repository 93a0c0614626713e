import type { Page } from 'playwright'

/** A touch is longer; on a slowed page the code that it fetched needs this long to be ready. */
const TOUCH_MS = 1000

/**
 * Follows a link of the menu whose page was fetched at the first touch: from the press to the frame
 * that shows the new page, milliseconds.
 */
export async function changeTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await link.dispatchEvent('touchstart')
  await page.waitForTimeout(TOUCH_MS)
  return link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')
        const observer = new MutationObserver(() => {
          const title = document.querySelector('main h1')
          if (!title || title === before || location.pathname !== element.pathname) return
          observer.disconnect()
          // After the frame: what is posted within its callback runs when it was drawn.
          requestAnimationFrame(() => {
            const drawn = new MessageChannel()
            drawn.port1.onmessage = () => resolve(performance.now() - began)
            drawn.port2.postMessage(undefined)
          })
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        const began = performance.now()
        element.click()
      }),
  )
}
