import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { localDayAt } from '~/domain/day/local-day.ts'
import { paths } from '~/lib/paths.ts'
import { staticFiles } from '~dev/app-server/static-file.ts'
import { launchBrowser, signUp } from '~dev/bench/screens.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

/** A slow phone on a slow line, as Lighthouse has them. */
const LATENCY_MS = 150
const BYTES_A_SECOND = 1_600_000 / 8
const SLOWER = 4
const TURNS = 5

/** Milliseconds from the start of a page to its first paint and to the first data on it. */
type Opening = { readonly paint: number; readonly data: number }

type Visit = {
  readonly name: string
  readonly wanted: number
  readonly open: () => Promise<Opening>
}

/**
 * How long home takes to the first data on a slow phone and line, as ratios to the least that a page
 * can do in the same run: a document with its words, React, and one request to the database.
 */
export async function benchFirstData(running: Running, outDir: string): Promise<string[]> {
  const browser = await launchBrowser()
  const floor = await serveFloor(outDir)
  try {
    const newcomer = await signedInState(browser, running)
    const lived = await signedInState(browser, running)
    await seedTenYears(running.ownerUrl ?? '', lived.uid, localDayAt(new Date()))
    const request = await firstRequest(browser, running, newcomer.state)
    const home = running.app + paths.dashboard()
    const kept = await visited(browser, home, lived.state)
    const visits: Visit[] = [
      {
        name: 'first visit of a newcomer',
        wanted: 1.6,
        open: () => inNew(browser, newcomer.state, (page) => timed(page, home)),
      },
      {
        name: 'first visit after ten years of practice',
        wanted: 1.6,
        open: () => inNew(browser, lived.state, (page) => timed(page, home)),
      },
      { name: 'a later visit after ten years', wanted: 0.7, open: () => again(kept, home) },
      {
        name: 'the same without a network',
        wanted: 0.7,
        open: () => again(kept, home, { offline: true }),
      },
    ]
    const least: Opening[] = []
    const openings = visits.map((): Opening[] => [])
    for (let turn = 0; turn < TURNS; turn++) {
      least.push(await inNew(browser, undefined, (page) => timed(page, floor.addressFor(request))))
      for (const [index, { open }] of visits.entries()) openings[index]?.push(await open())
    }
    const floorData = median(least, 'data')
    const floorPaint = median(least, 'paint')
    return [
      `${'the floor'.padEnd(44)} first paint ${inMs(floorPaint)}, data ${inMs(floorData)}`,
      ...visits.map(({ name, wanted }, index) => {
        const [paint, data] = (['paint', 'data'] as const).map((what) =>
          median(openings[index] ?? [], what),
        ) as [number, number]
        return `${name.padEnd(44)} first paint ${inMs(paint)}, data ${inMs(data)}: ${(data / floorData).toFixed(2)} of the floor (wanted: at most ${wanted})`
      }),
    ]
  } finally {
    floor.stop()
    await browser.close()
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function signedInState(browser: Browser, { app, authUrl = '' }: Running) {
  const context = await browser.newContext()
  const email = await signUp(await context.newPage(), app)
  const state = await context.storageState()
  await context.close()
  const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
  return { state, uid: users.find((user) => user.email === email)?.localId ?? '' }
}

/** The first request of home to the database. */
async function firstRequest(browser: Browser, { app, sqlEndpoint = '' }: Running, state: State) {
  const context = await browser.newContext({ storageState: state })
  const page = await context.newPage()
  const asked = page.waitForRequest((request) => {
    return request.method() === 'POST' && request.url().startsWith(sqlEndpoint)
  })
  await page.goto(app + paths.dashboard())
  const request = await asked
  const { authorization, ...others } = request.headers()
  const own = Object.entries(others).filter(([name]) => /^(neon-|content-type)/i.test(name))
  const headers = { ...Object.fromEntries(own), ...(authorization && { authorization }) }
  await context.close()
  return { url: request.url(), headers, body: request.postData() ?? '' }
}

/** A context that has been at home before, with the app and what was read kept on the device. */
async function visited(browser: Browser, home: string, state: State): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState: state })
  const page = await context.newPage()
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.close()
  return context
}

async function inNew(
  browser: Browser,
  state: State | undefined,
  work: (page: Page) => Promise<Opening>,
): Promise<Opening> {
  const context = await browser.newContext(state ? { storageState: state } : {})
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function again(
  context: BrowserContext,
  home: string,
  line = { offline: false },
): Promise<Opening> {
  const page = await context.newPage()
  try {
    return await timed(page, home, line)
  } finally {
    await page.close()
  }
}

/** Opens a page on a slow phone and line, until it shows data. */
async function timed(page: Page, address: string, line = { offline: false }): Promise<Opening> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    ...line,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // No function here has a name: the compiler would mark it with a helper that no page has.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const words = [...document.querySelectorAll('h2, #data')].map((each) => each.textContent)
      if (!words.some((each) => each === 'Your Progress' || each?.endsWith('replies'))) return
      performance.mark('data')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('data').length > 0) resolve()
      }).observe({ type: 'mark', buffered: true })
    })
    const [paint, data] = ['first-contentful-paint', 'data'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ) as [number, number]
    return { paint, data }
  })
}

type Sent = Awaited<ReturnType<typeof firstRequest>>

/** Serves the least page: its words are in the document, and nothing waits for anything else. */
async function serveFloor(outDir: string) {
  const files = await readdir(join(outDir, 'assets'))
  const libraries = files.find((file) => /^libraries-.*\.js$/.test(file))
  if (!libraries) throw new Error('The build has no libraries.')
  const serve = staticFiles(outDir)
  let page = ''
  const server = createServer((request, response) => {
    if (request.url !== '/floor') return serve(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The floor has no port.')
  return {
    addressFor: ({ url, headers, body }: Sent) => {
      const send = JSON.stringify({ method: 'POST', headers, body }).replaceAll('<', '\\u003c')
      page = `<!doctype html><title>Floor</title><h1>Welcome</h1><p id="data"></p><script type="module">
const reply = fetch(${JSON.stringify(url)}, ${send}).then((response) => response.json())
const [{ results }] = await Promise.all([reply, import('/assets/${libraries}')])
document.querySelector('#data').textContent = results.length + ' replies'
</script>`
      return `http://127.0.0.1:${address.port}/floor`
    },
    stop: () => server.close(),
  }
}

function median(openings: readonly Opening[], what: keyof Opening): number {
  const sorted = openings.map((opening) => opening[what]).toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function inMs(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
