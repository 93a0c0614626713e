import type { BrowserContext, CDPSession, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import type { Rows } from '~dev/bench/findings/row.ts'

const ROUNDS = 20
/** In these the other pages come, and the engine compiles what is used often: 2.5 MB of code. */
const ROUNDS_BEFORE = 40
const BYTES = 1_000_000
const AT_REST_MS = 5000

/** Text, because it runs in the page as it stands here. */
const PRESS_IN_TURN = `async (menu, times) => {
  const links = [...document.querySelectorAll('nav[aria-label=Main] a')]
  const linkTo = (name) => links.find((link) => link.textContent.trim() === name)
  for (let time = 0; time < times; time++) {
    for (const name of menu) {
      linkTo(name).click()
      while (linkTo(name).getAttribute('aria-current') !== 'page') {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
  }
}`

/**
 * The memory of a page's scripts: home with ten years of practice, and what 20 rounds of the menu add
 * after 40 others. The browser has had no other screen open, because pages share their memory.
 */
export async function memoryRows(context: BrowserContext, menu: readonly string[]): Promise<Rows> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  // What no page needs at once comes after the page is idle.
  await page.waitForTimeout(AT_REST_MS)
  const home = await megabytes(devtools)
  await goRound(page, devtools, menu, ROUNDS_BEFORE)
  const used = await megabytes(devtools)
  await goRound(page, devtools, menu, ROUNDS)
  const growth = (await megabytes(devtools)) - used
  await page.close()
  const note = `${used.toFixed(1)} MB later`
  return [
    { name: 'memory of home', value: home, unit: 'MB', most: 7, digits: 1, note },
    {
      name: `its growth in ${ROUNDS} rounds of the menu`,
      value: growth,
      unit: 'MB',
      most: 0.3,
      digits: 2,
    },
  ]
}

/**
 * Presses the links of the menu from within the page: a locator of Playwright would bring 1 MB of its
 * own scripts into it, and they would be counted.
 */
async function goRound(
  page: Page,
  devtools: CDPSession,
  menu: readonly string[],
  times: number,
): Promise<void> {
  const expression = `(${PRESS_IN_TURN})(${JSON.stringify(menu)}, ${times})`
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(`The menu could not be used: ${exceptionDetails.text}`)
  await page.waitForLoadState('networkidle')
}

async function megabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / BYTES
}
