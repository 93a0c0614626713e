import type { BrowserContext, Page } from 'playwright'
import { paths } from '~/lib/paths.ts'

const OPENINGS = 3
/** A person looks at the screen of a session before they press Play. */
const LOOK_MS = 4000

/** How many times slower the page is, and whether the screen of the session was open before. */
type Opening = { readonly slower: number; readonly isWarm: boolean }

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

/** From the press of Play to sound, milliseconds: the quickest of three new pages. */
export async function firstSound(context: BrowserContext, opening: Opening): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < OPENINGS; turn++) {
    const page = await context.newPage()
    times.push(await pressAndListen(page, opening))
    await page.close()
  }
  return Math.min(...times)
}

async function pressAndListen(page: Page, { slower, isWarm }: Opening): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(paths.session(), { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.waitFor()
  if (isWarm) await page.waitForTimeout(LOOK_MS)
  return page.evaluate<number>(
    `(${PRESS_AND_LISTEN})(document.querySelector('button[aria-label="Play"]'))`,
  )
}
