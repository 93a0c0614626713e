import type { BrowserContext, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { OPENINGS, slowPage } from '~dev/bench/phone/slow-page.ts'

/** A touch is longer; on a slowed page the code that it fetched needs this long to be ready. */
const TOUCH_MS = 1000

const MOST_MS = 100

/** Each page of the menu for the first time and later, in three new pages. */
export async function changesOfPage(
  context: BrowserContext,
  menu: readonly string[],
): Promise<Rows> {
  const first = new Map<string, number[]>(menu.map((name) => [name, []]))
  const later = new Map<string, number[]>(menu.map((name) => [name, []]))
  for (let turn = 0; turn < OPENINGS; turn++) {
    const [page] = await slowPage(context)
    await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
    for (const times of [first, later]) {
      for (const name of menu) times.get(name)?.push(await changeTo(page, name))
    }
    await page.close()
  }
  const row = (name: string, times: readonly number[] = []) => {
    return { name, value: median(times), unit: 'ms', most: MOST_MS }
  }
  return menu.flatMap((name) => [
    row(`change to ${name}, first time`, first.get(name)),
    row(`change to ${name}, later`, later.get(name)),
  ])
}

/**
 * Follows a link of the menu whose page was fetched at the first touch: from the press to the frame
 * that shows the new page, milliseconds.
 */
async function changeTo(page: Page, name: string): Promise<number> {
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
