import type { BrowserContext } from 'playwright'

/** A slow phone. */
export const TIMES_SLOWER = 4

/** When a page drew something, and when it drew what it read; in milliseconds from its start. */
export type Visit = {
  readonly painted: number
  readonly shown: number
  /** How much of what was drawn moved by itself. */
  readonly moved: number
  /** The start, in milliseconds since 1970. */
  readonly began: number
  /** The requests of the page itself, without those of its service worker. */
  readonly requests: readonly string[]
}

/**
 * What a page notes of itself, as text, because it runs in the page as it stands here. The page is
 * asked once, at its end: each question would take a slow phone as long as a part of the app.
 */
const NOTES = `
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint')
      if (first) resolve(first.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  const shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(SHOWN)) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value
  }).observe({ type: 'layout-shift', buffered: true })
  window.visit = Promise.all([painted, shown]).then(([painted, shown]) => {
    return { painted, shown, began: performance.timeOrigin }
  })
`

/** What a page notes of itself until it has drawn something that a selector finds. */
export function shownWith(selector: string): string {
  return NOTES.replace('SHOWN', JSON.stringify(selector))
}

type Opening = {
  readonly url: string
  readonly script: string
  /** The visit lasts until this has ended in the page as well. */
  readonly last?: string
  /** The visit lasts until the page asks for nothing any more. */
  readonly isUntilIdle?: boolean
}

/** A page of a slow phone, until it has shown what it read. */
export async function visit(context: BrowserContext, opening: Opening): Promise<Visit> {
  const { url, script, last = '', isUntilIdle = false } = opening
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.addInitScript(script)
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
  await page.goto(url, { waitUntil: 'commit' })
  const shown = page.evaluate<Omit<Visit, 'requests' | 'moved'>>('window.visit')
  const seen = await Promise.race([shown, failed])
  await page.evaluate(last)
  if (isUntilIdle) await page.waitForLoadState('networkidle')
  const moved = await page.evaluate<number>('moved')
  await page.close()
  return { ...seen, moved, requests }
}
