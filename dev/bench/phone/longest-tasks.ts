import type { BrowserContext, Page } from 'playwright'
import { overlays } from '~/lib/overlays.ts'
import { keptChartPath, paths } from '~/lib/paths.ts'
import { median, type Row, type Rows } from '~dev/bench/findings/row.ts'
import { INSIGHT, longestTask } from '~dev/bench/path/path-pages.ts'
import { OPENINGS, slowPage } from '~dev/bench/phone/slow-page.ts'
import { KEPT_CHART } from '~dev/database/ten-years/ten-years-belongings.ts'

/** A screen, and what a person does there before its tasks count. */
type Screen = {
  readonly path: string
  readonly named?: string
  readonly use?: (page: Page) => Promise<void>
}

const MOST_MS = 100
/** What a press begins has ended by then on a slow page. */
const AFTER_PRESS_MS = 3000
const MONTHS_BACK = 6

const OF_A_PERSON: readonly Screen[] = [
  { path: paths.dashboard() },
  { path: paths.dailyAudio() },
  { path: paths.audio('day-1') },
  { path: paths.moodCheckin() },
  { path: paths.session() },
  { path: paths.journal() },
  { path: paths.progress() },
  { path: paths.progress(), named: 'earlier months', use: goMonthsBack },
  { path: INSIGHT },
  { path: paths.motivation() },
  { path: paths.profile() },
  { path: paths.astrologyOnboarding() },
  { path: paths.vedicCalculator() },
  { path: keptChartPath(KEPT_CHART), named: 'a kept chart' },
  { path: paths.tryChart() },
  { path: paths.panchang() },
  { path: paths.dashboard() + overlays.sit() },
  { path: paths.dashboard() + overlays.sit(), named: 'a sit under way', use: sit },
]

/** The longest task of every screen of a person, opened anew. */
export function longestTasks(context: BrowserContext): Promise<Rows> {
  return rowsOf(context, OF_A_PERSON)
}

/** The same of the screens of somebody who is not signed in. */
export function longestTasksSignedOut(context: BrowserContext): Promise<Rows> {
  return rowsOf(context, [{ path: paths.landing() }, { path: paths.login() }])
}

async function rowsOf(context: BrowserContext, screens: readonly Screen[]): Promise<Rows> {
  const rows: Row[] = []
  for (const screen of screens) {
    const tasks: number[] = []
    for (let turn = 0; turn < OPENINGS; turn++) tasks.push(await longestOf(context, screen))
    const name = `longest task of ${screen.named ?? screen.path}`
    rows.push({ name, value: median(tasks), unit: 'ms', most: MOST_MS, note: '0 is below 50' })
  }
  return rows
}

async function longestOf(context: BrowserContext, { path, use }: Screen): Promise<number> {
  const [page] = await slowPage(context)
  await page.goto(path, { waitUntil: 'networkidle' })
  if (new URL(page.url()).pathname !== path.replace(/\?.*/, '')) {
    throw new Error(`${path} led to ${page.url()}`)
  }
  const since = use ? await page.evaluate(() => performance.now()) : 0
  await use?.(page)
  const longest = await longestTask(page, since)
  await page.close()
  return longest
}

async function goMonthsBack(page: Page): Promise<void> {
  for (let turn = 0; turn < MONTHS_BACK; turn++) {
    await page.getByRole('button', { name: 'Previous month' }).click()
  }
  await page.waitForTimeout(AFTER_PRESS_MS)
}

async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('timer').waitFor()
  await page.waitForTimeout(AFTER_PRESS_MS)
}
