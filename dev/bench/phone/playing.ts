import type { BrowserContext, CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { MS_A_SECOND, median, type Rows } from '~dev/bench/findings/row.ts'

const WINDOWS = 7
const SECONDS = 5
const AT_REST_MS = 3000
const MOST = { work: 12, layouts: 1 } as const

/**
 * The work of the page's main thread while a recording plays, a second, on a page that is not slowed:
 * on the screen of the session, with its wheel and the line of the phrase, and at home. The clock of
 * the player is the one layout a second.
 */
export async function playingRows(context: BrowserContext): Promise<Rows> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await playSession(page)
  // The melody is composed once the recording sounds.
  await page.locator('main svg path').first().waitFor()
  const session = await workOf(page, devtools, 'the session')
  await page
    .getByRole('link', { name: /^Back|Home$/ })
    .first()
    .click()
  await page.waitForURL(`**${paths.dashboard()}`)
  const home = await workOf(page, devtools, 'home')
  await page.close()
  return [...session, ...home]
}

/** Opens the session of the day and plays it until it has sounded for a second. */
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
}

/** The median of seven windows, because the engine collects in some what pages before left behind. */
async function workOf(page: Page, devtools: CDPSession, where: string): Promise<Rows> {
  await page.waitForTimeout(AT_REST_MS)
  await devtools.send('Performance.enable')
  const work: number[] = []
  const layouts: number[] = []
  for (let before = await figures(devtools); work.length < WINDOWS; ) {
    await page.waitForTimeout(SECONDS * 1000)
    const after = await figures(devtools)
    work.push(((after.TaskDuration - before.TaskDuration) * 1000) / SECONDS)
    layouts.push((after.LayoutCount - before.LayoutCount) / SECONDS)
    before = after
  }
  const note = 'not slowed'
  return [
    {
      name: `work while playing, ${where}`,
      value: median(work),
      unit: MS_A_SECOND,
      most: MOST.work,
      digits: 1,
      note,
    },
    {
      name: `layouts while playing, ${where}`,
      value: median(layouts),
      unit: 'a second',
      most: MOST.layouts,
      digits: 1,
      note,
    },
  ]
}

async function figures(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { TaskDuration: figure('TaskDuration'), LayoutCount: figure('LayoutCount') }
}
