import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { longestTask } from '~dev/bench/path/path-pages.ts'
import type { SignedIn } from '~dev/bench/person-of-ten-years.ts'
import { firstSound } from '~dev/bench/phone/first-sound.ts'
import { growthOfAnHour } from '~dev/bench/phone/long-session.ts'
import { memoryOf } from '~dev/bench/phone/memory.ts'
import { changeTo } from '~dev/bench/phone/page-change.ts'
import { costOfPlaying } from '~dev/bench/phone/playing.ts'
import { launchBrowser } from '~dev/bench/screens.ts'
import type { Running } from '~dev/process/running-file.ts'

/** A slow phone. */
const TIMES_SLOWER = 4
const OPENINGS = 3
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
const MENU = ['Sessions', 'Check-in', 'Journal', 'Path', 'Home'] as const
const SCREENS = [
  paths.dashboard(),
  paths.dailyAudio(),
  paths.moodCheckin(),
  paths.session(),
  paths.journal(),
  paths.progress(),
  `${paths.progress()}?tab=insight`,
  paths.motivation(),
  paths.profile(),
  paths.vedicCalculator(),
  paths.tryChart(),
  paths.panchang(),
]

/** A measured value beside the most that is wanted. */
type Row = readonly [title: string, value: number, most: number, unit: string]

/**
 * What the app costs a slow phone of a person of ten years after its first visit: the longest task of
 * each screen, the time of a change of page, memory, and the work while a recording plays.
 * @param slower how many times slower this machine is than the one that the times are wanted of.
 */
export async function benchPhone(
  running: Running,
  storageState: SignedIn,
  slower: number,
): Promise<{ readonly lines: readonly string[]; readonly isSound: boolean }> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ ...PHONE, storageState, baseURL: running.app })
    await firstVisit(context)
    const rows = [
      ...(await longestTasks(context)),
      ...(await changesOfPage(context)),
      ...(await onOnePage(context, (page, devtools) => memoryRows(page, devtools))),
      ...(await onOnePage(context, (page, devtools) => playingRows(page, devtools))),
      ...(await firstSounds(context)),
      ...(await onOnePage(context, (page) => hourRows(browser, page))),
    ]
    const wanted = rows.map(([, , most, unit]) => (unit.startsWith('ms') ? most * slower : most))
    const lines = rows.map(
      ([title, value, , unit], index) =>
        `${title.padEnd(36)} ${value.toFixed(1)} ${unit} (wanted: at most ${wanted[index]?.toFixed(1)})`,
    )
    const isSound = rows.every(([, value], index) => value <= (wanted[index] ?? 0))
    return { lines: [`This machine is ${slower.toFixed(2)} times slower`, ...lines], isSound }
  } finally {
    await browser.close()
  }
}

async function firstVisit(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.close()
}

async function slowPage(context: BrowserContext): Promise<[Page, CDPSession]> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  return [page, devtools]
}

async function longestTasks(context: BrowserContext): Promise<Row[]> {
  const rows: Row[] = []
  for (const screen of SCREENS) {
    const tasks: number[] = []
    for (let turn = 0; turn < OPENINGS; turn++) {
      const [page] = await slowPage(context)
      await page.goto(screen, { waitUntil: 'networkidle' })
      tasks.push(await longestTask(page))
      await page.close()
    }
    rows.push([`longest task of ${screen}`, Math.min(...tasks), 100, 'ms'])
  }
  return rows
}

/** Each page of the menu for the first time, and later: the quickest of three new pages. */
async function changesOfPage(context: BrowserContext): Promise<Row[]> {
  const first = new Map<string, number[]>(MENU.map((name) => [name, []]))
  const later = new Map<string, number[]>(MENU.map((name) => [name, []]))
  for (let turn = 0; turn < OPENINGS; turn++) {
    const [page] = await slowPage(context)
    await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
    for (const times of [first, later]) {
      for (const name of MENU) times.get(name)?.push(await changeTo(page, name))
    }
    await page.close()
  }
  return MENU.flatMap((name): Row[] => [
    [`change to ${name}, first time`, Math.min(...(first.get(name) ?? [])), 100, 'ms'],
    [`change to ${name}, later`, Math.min(...(later.get(name) ?? [])), 100, 'ms'],
  ])
}

async function onOnePage(
  context: BrowserContext,
  measure: (page: Page, devtools: CDPSession) => Promise<Row[]>,
): Promise<Row[]> {
  const page = await context.newPage()
  const rows = await measure(page, await context.newCDPSession(page))
  await page.close()
  return rows
}

async function memoryRows(page: Page, devtools: CDPSession): Promise<Row[]> {
  const { home, used, growth } = await memoryOf(page, devtools, MENU)
  return [
    [`memory of home (${used.toFixed(1)} MB later)`, home, 7, 'MB'],
    ['its growth in 20 rounds of the menu', growth, 0.3, 'MB'],
  ]
}

async function playingRows(page: Page, devtools: CDPSession): Promise<Row[]> {
  const { work, layouts } = await costOfPlaying(page, devtools)
  return [
    ['work while playing, at home', work, 12, 'ms a second'],
    ['layouts while playing, at home', layouts, 2, 'a second'],
  ]
}

async function hourRows(browser: Browser, page: Page): Promise<Row[]> {
  return [['memory that an hour of sound adds', await growthOfAnHour(browser, page), 10, 'MB']]
}

async function firstSounds(context: BrowserContext): Promise<Row[]> {
  const cold = await firstSound(context, { slower: 1, isWarm: false })
  const warm = await firstSound(context, { slower: 1, isWarm: true })
  const slow = await firstSound(context, { slower: TIMES_SLOWER, isWarm: true })
  return [
    ['first sound, pressed at once', cold, 1000, 'ms'],
    ['first sound, looked at before', warm, 500, 'ms'],
    ['first sound, on the slow phone', slow, 600, 'ms'],
  ]
}
