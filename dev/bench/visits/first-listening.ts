import type { Browser } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { TIMES_SLOWER } from '~dev/bench/visits/visit.ts'

/** From the press on the landing page to the first sound, without the time to think; ms. */
const MOST_MS = 3000

/** Text, because it runs in the page as it stands here. Resolves to the time at which sound moves on. */
const SOUNDED = `new Promise((resolve) => {
  const look = () => {
    if ((document.querySelector('audio')?.currentTime ?? 0) > 0) resolve(Date.now())
    else requestAnimationFrame(look)
  }
  look()
})`

/**
 * How long a stranger on a new device waits, on a slow phone and line, from the press on the landing page to
 * the first sound of a first session; every press follows as soon as there is something to press.
 */
export async function listenFirst(browser: Browser, app: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.goto(app + paths.landing(), { waitUntil: 'networkidle' })
  const began = Date.now()
  await page.locator(`a[href="${paths.trySession()}"]`).click()
  await page.locator('input[type="radio"][value="4"]').check()
  await page.getByRole('button', { name: 'Find My Raga' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const sounded = await page.evaluate<number>(SOUNDED)
  await context.close()
  return sounded - began
}

export function firstListeningRows(waits: readonly number[]): Rows {
  return [
    {
      name: 'landing: from a press to the first sound',
      value: median(waits),
      unit: 'ms',
      most: MOST_MS,
    },
  ]
}
