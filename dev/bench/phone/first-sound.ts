import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { OPENINGS, TIMES_SLOWER } from '~dev/bench/phone/slow-page.ts'
import {
  canSlowRenderers,
  slowRenderers,
  workMilliseconds,
} from '~dev/bench/phone/slowed-renderers.ts'

/** A person looks at the screen of a session before they press Play. */
const LOOK_MS = 4000

/** Text, because it runs in the page as it stands here. Resolves once the sound moves on. */
const PRESS_AND_LISTEN = `(button) => new Promise((resolve) => {
  const began = performance.now()
  const look = () => {
    if ((document.querySelector('audio')?.currentTime ?? 0) > 0) resolve(performance.now() - began)
    else requestAnimationFrame(look)
  }
  button.click()
  look()
})`

/**
 * From the press of Play to sound: on a device that has kept nothing, whose composer and encoder are
 * then fetched; after a look at the screen; and that on a phone whose every thread is slow.
 * @param device a device of the person, with nothing but their sign-in.
 */
export async function firstSoundRows(
  browser: Browser,
  context: BrowserContext,
  device: BrowserContextOptions,
): Promise<Rows> {
  const cold: number[] = []
  const warm: number[] = []
  for (let turn = 0; turn < OPENINGS; turn++) {
    const fresh = await browser.newContext(device)
    cold.push(await pressAndListen(await openSession(fresh)))
    await fresh.close()
    const page = await openSession(context)
    await page.waitForTimeout(LOOK_MS)
    warm.push(await pressAndListen(page))
    await page.close()
  }
  const row = { unit: 'ms', note: 'not slowed' } as const
  return [
    { ...row, name: 'first sound, a new device, pressed at once', value: median(cold), most: 1000 },
    { ...row, name: 'first sound, looked at before', value: median(warm), most: 500 },
    ...(await slowRows(browser, context)),
  ]
}

async function slowRows(browser: Browser, context: BrowserContext): Promise<Rows> {
  const sounds: number[] = []
  const slowed: number[] = []
  for (let turn = 0; turn < OPENINGS && canSlowRenderers; turn++) {
    const page = await openSession(context)
    await page.waitForTimeout(LOOK_MS)
    const usual = await workMilliseconds(page)
    const end = await slowRenderers(browser, TIMES_SLOWER)
    try {
      slowed.push((await workMilliseconds(page)) / usual)
      sounds.push(await pressAndListen(page))
    } finally {
      await end()
    }
    await page.close()
  }
  const value = (values: readonly number[]) => (canSlowRenderers ? median(values) : null)
  return [
    {
      name: 'first sound, looked at before, all threads slowed',
      value: value(sounds),
      unit: 'ms',
      most: 600,
    },
    {
      name: 'how much the threads were slowed',
      value: value(slowed),
      unit: 'times',
      least: TIMES_SLOWER - 0.5,
      digits: 1,
    },
  ]
}

async function openSession(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(paths.session(), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  return page
}

function pressAndListen(page: Page): Promise<number> {
  return page.evaluate<number>(
    `(${PRESS_AND_LISTEN})(document.querySelector('button[aria-label="Play"]'))`,
  )
}
