import type { Browser } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { LEAST_PAGE_MS } from '~dev/bench/findings/machine.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { TIMES_SLOWER } from '~dev/bench/visits/visit.ts'

/** The same slow line and phone as for home; what is wanted of a page in the same milliseconds. */
const PAGES = [
  {
    name: 'landing',
    path: paths.landing(),
    drawn: 900,
    blocked: 50,
    files: { requests: 3, scripts: 0 },
  },
  { name: '/login', path: paths.login(), drawn: 1600, blocked: 100, files: { requests: 12 } },
] as const

/** What a page of nobody who is signed in noted of itself when it was idle. */
type Arrival = {
  /** When the largest thing was drawn, and how long tasks blocked it beyond 50 ms each; ms. */
  readonly drawn: number
  readonly blocked: number
  /** How much of what was drawn moved. */
  readonly moved: number
  readonly requests: number
  readonly scripts: number
}

/** Text, because it runs in the page as it stands here. */
const NOTES = `
  window.arrival = { drawn: NaN, blocked: 0, moved: 0 }
  const note = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => { arrival.drawn = startTime })
  note('longtask', ({ duration }) => { arrival.blocked += duration - 50 })
  note('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) arrival.moved += value })
`

/** The first page of somebody new on a slow phone and line, a new device each time. */
export async function arrive(browser: Browser, app: string, name: string): Promise<Arrival> {
  const { path } = pageNamed(name)
  const context = await browser.newContext()
  const page = await context.newPage()
  let [requests, scripts] = [0, 0]
  page.on('request', (request) => {
    requests += 1
    if (request.resourceType() === 'script') scripts += 1
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.addInitScript(NOTES)
  await page.goto(app + path, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const noted = await page.evaluate<Omit<Arrival, 'requests' | 'scripts'>>('arrival')
  await context.close()
  return { ...noted, requests, scripts }
}

export const ARRIVALS = PAGES.map(({ name }) => name)

/**
 * What arrivals took beside what is wanted: the largest paint in multiples of the least page, whose
 * own time is that of the machine for which 900 and 1,600 ms are wanted.
 */
export function arrivalRows(name: string, arrivals: readonly Arrival[], leastPage: number): Rows {
  const page = pageNamed(name)
  const of = (what: keyof Arrival) => median(arrivals.map((one) => one[what]))
  const most = (what: keyof Arrival) => Math.max(...arrivals.map((one) => one[what]))
  return [
    {
      name: `${name}: largest paint`,
      value: of('drawn') / leastPage,
      unit: 'of the least page',
      most: page.drawn / LEAST_PAGE_MS,
      digits: 2,
      note: `${of('drawn').toFixed(0)} ms`,
    },
    { name: `${name}: blocked by tasks`, value: of('blocked'), unit: 'ms', most: page.blocked },
    {
      name: `${name}: moved`,
      // As Lighthouse rounds it; what is less nobody sees.
      value: Math.round(most('moved') * 1000) / 1000,
      unit: 'of the window',
      most: 0,
      digits: 3,
    },
    ...Object.entries(page.files).map(([what, files]) => ({
      name: `${name}: ${what}`,
      value: most(what === 'scripts' ? 'scripts' : 'requests'),
      unit: '',
      most: files,
    })),
  ]
}

function pageNamed(name: string) {
  const page = PAGES.find((one) => one.name === name)
  if (!page) throw new RangeError(`No page is named ${name}`)
  return page
}
