import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { paths } from '~/lib/paths.ts'
import type { Running } from '~dev/process/running-file.ts'

export const INSIGHT = `${paths.progress()}?tab=insight`

const SCREENS = [paths.progress(), paths.motivation(), paths.dashboard(), INSIGHT]

/** What a browser keeps of the sign-in of somebody, for further contexts. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** The headers with the token and the client. */
const OURS = /^(authorization|neon-.*)$/i

/** A request as a page sent it, with the headers of its sender. */
export type SqlRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly queries: readonly { readonly query: string; readonly params?: readonly unknown[] }[]
}

/** A screen as it was opened. */
export type Opened = {
  readonly screen: string
  /** Its requests to the database at the last opening. */
  readonly requests: readonly SqlRequest[]
  /**
   * For each opening the longest task of the page's main thread, in milliseconds; 0 means below 50.
   */
  readonly longest: readonly number[]
}

/** Opens each screen of the path several times, each time anew, for the person who is signed in. */
export async function openPath(page: Page, running: Running, times: number): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const screen of SCREENS) opened.push(await open(page, screen, running, times))
  return opened
}

/** Opens each screen of the path on a device that has kept nothing, which is sent the whole reply. */
export async function openPathAnew(
  browser: Browser,
  storageState: SignedIn,
  running: Running,
): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const screen of SCREENS) {
    const context = await browser.newContext({ storageState })
    opened.push(await open(await context.newPage(), screen, running, 1))
    await context.close()
  }
  return opened
}

async function open(page: Page, screen: string, running: Running, times: number): Promise<Opened> {
  let requests: SqlRequest[] = []
  const longest: number[] = []
  for (let turn = 0; turn < times; turn++) {
    requests = await requestsDuring(page, running.sqlEndpoint ?? '', async () => {
      await page.goto(running.app + screen, { waitUntil: 'networkidle' })
    })
    longest.push(await longestTask(page))
    await page.goto('about:blank')
  }
  return { screen, requests, longest }
}

async function requestsDuring(
  page: Page,
  url: string,
  work: () => Promise<void>,
): Promise<SqlRequest[]> {
  const asked: SqlRequest[] = []
  const listen = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(url)) return
    const { queries } = JSON.parse(request.postData() ?? '{}') as Pick<SqlRequest, 'queries'>
    const headers = Object.entries(request.headers()).filter(([name]) => OURS.test(name))
    asked.push({ url, headers: Object.fromEntries(headers), queries })
  }
  page.on('request', listen)
  await work().finally(() => page.off('request', listen))
  return asked
}

/** In milliseconds; 0 means below 50, because the browser reports no shorter tasks. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'longtask', buffered: true })
    return Math.max(0, ...observer.takeRecords().map(({ duration }) => duration))
  })
}
