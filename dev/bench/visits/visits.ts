import type { BrowserContext } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { openPath, type SqlRequest } from '~dev/bench/path/path-pages.ts'
import type { SignedIn } from '~dev/bench/person-of-ten-years.ts'
import { launchBrowser } from '~dev/bench/screens.ts'
import { FLOOR_PATH, floorPage } from '~dev/bench/visits/floor/floor-page.ts'
import { startSlowLine } from '~dev/bench/visits/slow-line.ts'
import type { Running } from '~dev/process/running-file.ts'

/** A slow phone. */
const TIMES_SLOWER = 4
const ROUNDS = 5

/** The most that a visit may take, in multiples of the least page. */
const WANTED = { first: 1.6, later: 0.7, painted: 1.3 } as const

/** When a page drew something, and when it drew what it read; in milliseconds from its start. */
type Visit = { readonly painted: number; readonly shown: number }
type Visits = Record<'floor' | 'first' | 'later' | 'offline', Visit[]>

/** When the least page has drawn what it read on the machine that the times are wanted of. */
const LEAST_PAGE_MS = 1165

type VisitsFound = {
  readonly lines: readonly string[]
  readonly isSound: boolean
  /** How many times slower this machine is than the one that the times are wanted of. */
  readonly slower: number
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
  window.visit = Promise.all([painted, shown]).then(([painted, shown]) => ({ painted, shown }))
`
/** Home has drawn a recording to begin with. */
const HOME_IS_SHOWN = shownWith('main section a')

function shownWith(selector: string): string {
  return NOTES.replace('SHOWN', JSON.stringify(selector))
}

/** Ends when the worker has taken the app onto the device, later than the page what it has read. */
const WORKER_READY = 'navigator.serviceWorker.ready.then(() => undefined)'

const FLOOR_IS_SHOWN = shownWith('main p')

/**
 * Home of a person of ten years on a slow phone and line: the first visit of a device, a later one,
 * and one without a network, in multiples of the least page that shows the same reply.
 */
export async function benchVisits(running: Running, signedIn: SignedIn): Promise<VisitsFound> {
  const request = await requestOfHome(running, signedIn)
  const line = await startSlowLine(await floorPage(running.app, request))
  const browser = await launchBrowser(line.flags)
  try {
    const visits: Visits = { floor: [], first: [], later: [], offline: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await browser.newContext()
      visits.floor.push(await visit(floor, running.app + FLOOR_PATH, FLOOR_IS_SHOWN))
      await floor.close()
      await visitHome(await browser.newContext({ storageState: signedIn }), running.app, visits)
    }
    return told(visits)
  } finally {
    await browser.close()
    await line.stop()
  }
}

async function visitHome(context: BrowserContext, app: string, visits: Visits): Promise<void> {
  const home = app + paths.dashboard()
  visits.first.push(await visit(context, home, HOME_IS_SHOWN, WORKER_READY))
  visits.later.push(await visit(context, home, HOME_IS_SHOWN))
  await context.setOffline(true)
  visits.offline.push(await visit(context, home, HOME_IS_SHOWN))
  await context.close()
}

/** The first request of home on a new device. */
async function requestOfHome(running: Running, storageState: SignedIn): Promise<SqlRequest> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ storageState })
    const opened = await openPath(page, running, 1)
    const request = opened.find(({ screen }) => screen === paths.dashboard())?.requests[0]
    if (!request) throw new Error('Home sent no request.')
    return request
  } finally {
    await browser.close()
  }
}

/** A page of a slow phone, until it has shown what it read and `last` has ended in it. */
async function visit(
  context: BrowserContext,
  url: string,
  script: string,
  last = '',
): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.addInitScript(script)
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.evaluate<Visit>('window.visit')
  await page.evaluate(last)
  await page.close()
  return seen
}

function told(visits: Visits): VisitsFound {
  const median = (of: keyof Visits, what: keyof Visit) => {
    const sorted = visits[of].map((one) => one[what]).toSorted((one, other) => one - other)
    return sorted[sorted.length >> 1] ?? 0
  }
  const floor = { painted: median('floor', 'painted'), shown: median('floor', 'shown') }
  const rows = [
    ['first visit, drawn', median('first', 'painted') / floor.painted, WANTED.painted],
    ['first visit, what it read', median('first', 'shown') / floor.shown, WANTED.first],
    ['a later one, what it read', median('later', 'shown') / floor.shown, WANTED.later],
    ['the same without a network', median('offline', 'shown') / floor.shown, WANTED.later],
  ] as const
  const lines = rows.map(
    ([name, ratio, most]) => `${name.padEnd(28)} ${ratio.toFixed(2)} (wanted: at most ${most})`,
  )
  const page = `The least page: drawn after ${floor.painted.toFixed(0)} ms, read after ${floor.shown.toFixed(0)} ms`
  return {
    lines: [page, ...lines],
    isSound: rows.every(([, ratio, most]) => ratio <= most),
    slower: floor.shown / LEAST_PAGE_MS,
  }
}
