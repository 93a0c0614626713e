import type { CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'

const WINDOWS = 7
const SECONDS = 5

/**
 * The work of the page's main thread at home while a recording plays, a second: the median of seven
 * windows of five seconds, because the engine collects in some what the pages before left behind.
 */
export async function costOfPlaying(
  page: Page,
  devtools: CDPSession,
): Promise<{ readonly work: number; readonly layouts: number }> {
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Start Session' }).first().click()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.or(pause).first().waitFor()
  if (await play.isVisible()) await play.click()
  await page.waitForFunction(() => {
    const sound = document.querySelector('audio')
    return sound !== null && sound.currentTime > 1
  })
  await page
    .getByRole('link', { name: /^Back|Home$/ })
    .first()
    .click()
  await page.waitForURL(`**${paths.dashboard()}`)
  await page.waitForTimeout(3000)
  await devtools.send('Performance.enable')
  const windows: { readonly work: number; readonly layouts: number }[] = []
  for (let before = await figures(devtools); windows.length < WINDOWS; ) {
    await page.waitForTimeout(SECONDS * 1000)
    const after = await figures(devtools)
    windows.push({
      work: ((after.TaskDuration - before.TaskDuration) * 1000) / SECONDS,
      layouts: (after.LayoutCount - before.LayoutCount) / SECONDS,
    })
    before = after
  }
  return {
    work: median(windows.map(({ work }) => work)),
    layouts: median(windows.map(({ layouts }) => layouts)),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

async function figures(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { TaskDuration: figure('TaskDuration'), LayoutCount: figure('LayoutCount') }
}
