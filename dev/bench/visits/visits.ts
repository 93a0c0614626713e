import type { Browser, BrowserContext } from 'playwright'
import { localDayAt } from '~/domain/day/local-day.ts'
import { paths } from '~/lib/paths.ts'
import { openPath, type SqlRequest } from '~dev/bench/path-pages.ts'
import { launchBrowser, signUp } from '~dev/bench/screens.ts'
import { startSlowLine } from '~dev/bench/visits/slow-line.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

/** A slow phone. */
const TIMES_SLOWER = 4
const ROUNDS = 5

/** The most that a visit may take, in multiples of the page without an app. */
const WANTED = { first: 1.6, later: 0.7, painted: 1.3 } as const

/** When a page drew something, and when it drew what it read; in milliseconds from its start. */
type Visit = { readonly painted: number; readonly shown: number }
type Visits = Record<'floor' | 'first' | 'later' | 'offline', Visit[]>

/**
 * What a page notes of itself. It is text, because it runs in the page as it stands here. The page
 * is asked once, at its end: each question would take a slow phone as long as a part of the app.
 */
const NOTES = `
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint')
      if (first) resolve(first.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  let show
  const shown = new Promise((resolve) => {
    show = () => resolve(performance.now())
  })
  window.visit = Promise.all([painted, shown]).then(([painted, shown]) => ({ painted, shown }))
`
/** Home has drawn a recording to begin with. */
const HOME_IS_SHOWN = `${NOTES}
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main section a')) return
    observer.disconnect()
    show()
  })
  observer.observe(document, { subtree: true, childList: true })
`

/** Ends when the worker has taken the app onto the device, later than the page what it has read. */
const WORKER_READY = 'navigator.serviceWorker.ready.then(() => undefined)'

/** Sends what home asks for and shows that the reply has come: no visit can be quicker. */
function floorScript({ url, headers, queries }: SqlRequest): string {
  const init = JSON.stringify({ method: 'POST', headers, body: JSON.stringify({ queries }) })
  return `${NOTES}
    document.addEventListener('DOMContentLoaded', () => {
      fetch(${JSON.stringify(url)}, ${init})
        .then((response) => response.text())
        .then((text) => {
          document.body.textContent = text.length
          show()
        })
    })
  `
}

/**
 * Home of a person of ten years on a slow phone and line: the first visit of a device, a later one,
 * and one without a network, in multiples of a page of the same address that has no app.
 */
export async function benchVisits(
  running: Running,
): Promise<{ readonly lines: readonly string[]; readonly isSound: boolean }> {
  const { signedIn, request } = await personOfTenYears(running)
  const line = await startSlowLine()
  const browser = await launchBrowser(line.flags)
  try {
    const visits: Visits = { floor: [], first: [], later: [], offline: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await browser.newContext()
      const notHome = `${running.app}/robots.txt`
      visits.floor.push(await visit(floor, notHome, floorScript(request)))
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

async function personOfTenYears(running: Running) {
  const browser = await launchBrowser()
  try {
    return await asPersonOfTenYears(browser, running)
  } finally {
    await browser.close()
  }
}

async function asPersonOfTenYears(browser: Browser, running: Running) {
  const { app, authUrl = '', ownerUrl = '' } = running
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = await signUp(page, app)
  const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
  const uid = users.find((user) => user.email === email)?.localId ?? ''
  await seedTenYears(ownerUrl, uid, localDayAt(new Date()))
  const signedIn = await context.storageState()
  await context.close()
  const again = await browser.newContext({ storageState: signedIn })
  const opened = await openPath(await again.newPage(), running, 1)
  await again.close()
  const request = opened.find(({ screen }) => screen === paths.dashboard())?.requests[0]
  if (!request) throw new Error('Home sent no request.')
  return { signedIn, request }
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

function told(visits: Visits) {
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
  const page = `A page without an app: drawn after ${floor.painted.toFixed(0)} ms, read after ${floor.shown.toFixed(0)} ms`
  return { lines: [page, ...lines], isSound: rows.every(([, ratio, most]) => ratio <= most) }
}
