import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Rows } from '~dev/bench/findings/row.ts'
import { playAnHour } from '~dev/bench/phone/seek-sound.ts'
import { renderersOf } from '~dev/bench/phone/slowed-renderers.ts'

/** As fast as a browser plays. */
const RATE = 16
/** By then the window of the stream is full, and before it ends nothing is let go yet. */
const FROM_MINUTE = 12
const TO_MINUTE = 55
const KILOBYTES = 1000

/** What an hour of composed sound, played sixteen times as fast, adds to the browser's pages. */
export async function hourRows(browser: Browser, context: BrowserContext): Promise<Rows> {
  const page = await context.newPage()
  const growth = await growthOfAnHour(browser, page)
  await page.close()
  const name = 'memory that an hour of sound adds'
  return [{ name, value: growth, unit: 'MB', most: 10, digits: 1 }]
}

/** In MB; `null` on a system that does not tell what a process holds. */
async function growthOfAnHour(browser: Browser, page: Page): Promise<number | null> {
  if ((await renderersMegabytes(browser)) === null) return null
  await playAnHour(page)
  await page.evaluate((rate) => {
    const audio = document.querySelector('audio')
    if (audio) audio.playbackRate = rate
  }, RATE)
  await reach(page, FROM_MINUTE)
  const before = await renderersMegabytes(browser)
  await reach(page, TO_MINUTE)
  const after = await renderersMegabytes(browser)
  return before === null || after === null ? null : after - before
}

async function reach(page: Page, minute: number): Promise<void> {
  await page.waitForFunction(
    (seconds) => (document.querySelector('audio')?.currentTime ?? 0) >= seconds,
    minute * 60,
    { timeout: 600_000, polling: 1000 },
  )
}

/**
 * What the processes of the browser's pages hold of their own, workers and media buffers included,
 * MB; `null` where the system does not tell it, which Linux alone does.
 */
async function renderersMegabytes(browser: Browser): Promise<number | null> {
  const pages = await renderersOf(browser)
  const sizes = (await Promise.all(pages.map(privateKilobytes))).filter((size) => size !== null)
  if (sizes.length === 0) return null
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTES
}

/** `null` also for a process that has just ended. */
async function privateKilobytes(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const [, size] = /^Private_Dirty: *(\d+) kB/m.exec(rollup) ?? []
  return size === undefined ? null : Number(size)
}
