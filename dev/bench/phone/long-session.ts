import type { Browser, Page } from 'playwright'
import { OWN_MINUTES_KEY } from '~/domain/improvisation/leg.ts'
import { paths } from '~/lib/paths.ts'
import { renderersMegabytes } from '~dev/bench/phone/process-memory.ts'

const MINUTES = 60
/** As fast as a browser plays. */
const RATE = 16
/** By then the window of the stream is full, and before it ends nothing is let go yet. */
const FROM_MINUTE = 12
const TO_MINUTE = 55

/** What an hour of composed sound, played sixteen times as fast, adds to the browser's pages, MB. */
export async function growthOfAnHour(browser: Browser, page: Page): Promise<number> {
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    OWN_MINUTES_KEY,
    String(MINUTES),
  ] as const)
  await page.goto(paths.session(), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await reach(page, 1 / 60)
  await page.evaluate((rate) => {
    const audio = document.querySelector('audio')
    if (audio) audio.playbackRate = rate
  }, RATE)
  await reach(page, FROM_MINUTE)
  const before = await renderersMegabytes(browser)
  await reach(page, TO_MINUTE)
  return (await renderersMegabytes(browser)) - before
}

async function reach(page: Page, minute: number): Promise<void> {
  await page.waitForFunction(
    (seconds) => (document.querySelector('audio')?.currentTime ?? 0) >= seconds,
    minute * 60,
    { timeout: 600_000, polling: 1000 },
  )
}
