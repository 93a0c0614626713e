import type { Browser, BrowserContext } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { launchBrowser } from '~dev/bench/browser.ts'
import { type Machine, machineWith } from '~dev/bench/findings/machine.ts'
import { median, type Row, type Rows } from '~dev/bench/findings/row.ts'
import { openPathAnew, type SignedIn, type SqlRequest } from '~dev/bench/path/path-pages.ts'
import { ARRIVALS, arrivalRows, arrive } from '~dev/bench/visits/arrival.ts'
import { firstListeningRows, listenFirst } from '~dev/bench/visits/first-listening.ts'
import { FLOOR_PATH, floorPage } from '~dev/bench/visits/floor/floor-page.ts'
import { type SlowLine, startSlowLine } from '~dev/bench/visits/slow-line.ts'
import { shownWith, type Visit, visit } from '~dev/bench/visits/visit.ts'
import type { Running } from '~dev/process/running-file.ts'

const ROUNDS = 5

/** The most that a visit may take, in multiples of the least page. */
const WANTED = { first: 1.6, later: 0.7, painted: 1.3 } as const
/** What nobody sees move, in shares of the window. */
const MOVED = 0.02
/** The most that a device which has kept nothing may be sent before the first data. */
const SENT = { requests: 12, kilobytes: 200 } as const

type HomeVisit = Visit & { readonly before: { readonly requests: number; readonly bytes: number } }
type Visits = {
  readonly floor: Visit[]
  readonly first: HomeVisit[]
  readonly later: Visit[]
  readonly offline: Visit[]
}

/** Home has drawn a recording to begin with. */
const HOME_IS_SHOWN = shownWith('main section a')

/** Ends when the worker has taken the app onto the device, later than the page what it has read. */
const WORKER_READY = 'navigator.serviceWorker.ready.then(() => undefined)'

const FLOOR_IS_SHOWN = shownWith('main p')

/**
 * Home of a person of ten years on a slow phone and line: the first visit of a device, a later one,
 * and one without a network, in multiples of the least page that shows the same reply; and the pages
 * of somebody who is not signed in.
 */
export async function benchVisits(
  running: Running,
  signedIn: SignedIn,
): Promise<{ readonly rows: Rows; readonly machine: Machine }> {
  const request = await requestOfHome(running, signedIn)
  const line = await startSlowLine(await floorPage(running.app, request))
  const browser = await launchBrowser(line.flags)
  const { app } = running
  try {
    const visits: Visits = { floor: [], first: [], later: [], offline: [] }
    const arrivals = new Map(
      ARRIVALS.map((name) => [name, [] as Awaited<ReturnType<typeof arrive>>[]]),
    )
    const waits: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await browser.newContext()
      visits.floor.push(await visit(floor, { url: app + FLOOR_PATH, script: FLOOR_IS_SHOWN }))
      await floor.close()
      await visitHome(await browser.newContext({ storageState: signedIn }), app, visits, line)
      for (const [name, all] of arrivals) all.push(await arrive(browser, app, name))
      waits.push(await listenFirst(browser, app))
    }
    const leastPage = median(visits.floor.map(({ shown }) => shown))
    const rows = [...arrivals].flatMap(([name, all]) => arrivalRows(name, all, leastPage))
    return {
      rows: [...rowsOfHome(visits), ...rows, ...firstListeningRows(waits)],
      machine: machineWith(leastPage),
    }
  } finally {
    await browser.close()
    await line.stop()
  }
}

async function visitHome(
  context: BrowserContext,
  app: string,
  visits: Visits,
  line: SlowLine,
): Promise<void> {
  const home = { url: app + paths.dashboard(), script: HOME_IS_SHOWN }
  const before = line.passed.length
  const first = await visit(context, { ...home, last: WORKER_READY, isUntilIdle: true })
  const passed = line.passed.slice(before).filter(({ at }) => at <= first.began + first.shown)
  const bytes = passed.reduce((sum, each) => sum + each.bytes, 0)
  const requests = passed.filter(({ isNew }) => isNew).length
  visits.first.push({ ...first, before: { requests, bytes } })
  visits.later.push(await visit(context, { ...home, isUntilIdle: true }))
  await context.setOffline(true)
  visits.offline.push(await visit(context, home))
  await context.close()
}

/** The request of home on a new device. */
async function requestOfHome(running: Running, storageState: SignedIn): Promise<SqlRequest> {
  const browser: Browser = await launchBrowser()
  try {
    const opened = await openPathAnew(browser, storageState, running)
    const request = opened.find(({ screen }) => screen === paths.dashboard())?.requests[0]
    if (!request) throw new Error('Home sent no request.')
    return request
  } finally {
    await browser.close()
  }
}

function rowsOfHome({ floor, first, later, offline }: Visits): Rows {
  const of = (visits: readonly Visit[], what: 'painted' | 'shown') =>
    median(visits.map((one) => one[what]))
  const [painted, shown] = [of(floor, 'painted'), of(floor, 'shown')]
  const ratio = (name: string, value: number, most: number): Row => {
    return { name, value, unit: 'of the least page', most, digits: 2 }
  }
  const { requests, kilobytes } = SENT
  const most = (values: readonly number[]) => Math.max(...values)
  return [
    `The least page: drawn after ${painted.toFixed(0)} ms, read after ${shown.toFixed(0)} ms`,
    ratio('first visit, drawn', of(first, 'painted') / painted, WANTED.painted),
    ratio('first visit, what it read', of(first, 'shown') / shown, WANTED.first),
    ratio('a later one, what it read', of(later, 'shown') / shown, WANTED.later),
    ratio('the same without a network', of(offline, 'shown') / shown, WANTED.later),
    ...(['first', 'later'] as const).map((name) => ({
      name: `${name === 'first' ? 'first visit' : 'a later one'}, moved`,
      value: most({ first, later }[name].map(({ moved }) => moved)),
      unit: 'of the window',
      most: MOVED,
      digits: 3,
    })),
    {
      name: 'first visit, requests before the data',
      value: most(first.map(({ before }) => before.requests)),
      unit: '',
      most: requests,
    },
    {
      name: 'first visit, sent before the data',
      value: most(first.map(({ before }) => before.bytes)) / 1000,
      unit: 'kB',
      most: kilobytes,
    },
  ]
}
