import type { BrowserContext, CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { MS_A_SECOND, median, type Rows } from '~dev/bench/findings/row.ts'

const WINDOWS = 7
const SECONDS = 5
const AT_REST_MS = 3000
const FIRST_PHRASE_MS = 120_000
const MOST_WORK_MS = 12
/** The clock of the player. */
const MOST_LAYOUTS = 1

/**
 * The work of the page's main thread while a recording plays, a second, on a page that is not slowed:
 * on the screen of the session, with its wheel and the line of the phrase, and at home.
 */
export async function playingRows(context: BrowserContext): Promise<Rows> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await playSession(page)
  const session = await costOf(page, devtools)
  await page
    .getByRole('link', { name: /^Back|Home$/ })
    .first()
    .click()
  await page.waitForURL(`**${paths.dashboard()}`)
  const home = await costOf(page, devtools)
  await page.close()
  const work = { unit: MS_A_SECOND, most: MOST_WORK_MS, digits: 1 } as const
  const phrases = `not slowed; ${session.layouts.toFixed(1)} layouts a second, of clock and phrases`
  return [
    { ...work, name: 'work while playing, the session', value: session.work, note: phrases },
    { ...work, name: 'work while playing, home', value: home.work, note: 'not slowed' },
    {
      name: 'layouts while playing, home',
      value: home.layouts,
      unit: 'a second',
      most: MOST_LAYOUTS,
      digits: 1,
      note: 'not slowed',
    },
  ]
}

/** Opens the session of the day and plays it until its wheel and its line follow the sound. */
export async function playSession(page: Page, app = ''): Promise<void> {
  await page.goto(app + paths.dashboard(), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Start Session' }).first().click()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.or(pause).first().waitFor()
  if (await play.isVisible()) await play.click()
  await page.waitForFunction(() => {
    const sound = document.querySelector('audio')
    return sound !== null && sound.currentTime > 1
  })
  // The melody is composed once the recording sounds, and drawn after its first phrase.
  await page
    .getByText('The phrase just sung')
    .waitFor({ state: 'attached', timeout: FIRST_PHRASE_MS })
}

/** Of the main thread, a second. */
type Cost = { readonly work: number; readonly layouts: number }

/** The median of seven windows, because the engine collects in some what pages before left behind. */
async function costOf(page: Page, devtools: CDPSession): Promise<Cost> {
  await page.waitForTimeout(AT_REST_MS)
  // CPU time of the thread, so that other work on the machine is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work: number[] = []
  const layouts: number[] = []
  for (let before = await figures(devtools); work.length < WINDOWS; ) {
    await page.waitForTimeout(SECONDS * 1000)
    const after = await figures(devtools)
    work.push(((after.TaskDuration - before.TaskDuration) * 1000) / SECONDS)
    layouts.push((after.LayoutCount - before.LayoutCount) / SECONDS)
    before = after
  }
  return { work: median(work), layouts: median(layouts) }
}

async function figures(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { TaskDuration: figure('TaskDuration'), LayoutCount: figure('LayoutCount') }
}
