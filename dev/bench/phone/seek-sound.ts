import type { BrowserContext, Page } from 'playwright'
import { OWN_MINUTES_KEY } from '~/domain/improvisation/leg.ts'
import { paths } from '~/lib/paths.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { OPENINGS } from '~dev/bench/phone/slow-page.ts'

const MINUTES = 60
const SHARE = 0.8
const MOST_MS = 1500

/**
 * Text, because it runs in the page as it stands here. Resolves once the sound moves on from the
 * place, which the element takes at once and has no sound for yet.
 */
const LISTEN_FROM = `(least) => {
  window.sought = new Promise((resolve) => {
    addEventListener('pointerdown', () => {
      const began = performance.now()
      const audio = document.querySelector('audio')
      let from
      const look = () => {
        const { currentTime, seeking, readyState } = audio
        const isThere = !seeking && readyState > 2 && currentTime >= least
        if (isThere && from !== undefined && currentTime > from) resolve(performance.now() - began)
        else {
          from = isThere ? (from ?? currentTime) : undefined
          requestAnimationFrame(look)
        }
      }
      look()
    }, { once: true, capture: true })
  })
}`

/** From a press on the time line, 80 % into an hour that is composed, to the sound of that place. */
export async function seekRows(context: BrowserContext): Promise<Rows> {
  const times: number[] = []
  for (let turn = 0; turn < OPENINGS; turn++) {
    const page = await context.newPage()
    times.push(await seekAndListen(page))
    await page.close()
  }
  const name = 'a seek to 80 % of 60 minutes, until it sounds'
  return [{ name, value: median(times), unit: 'ms', most: MOST_MS, note: 'not slowed' }]
}

/** Opens a session of an hour and plays it until it sounds. */
async function playAnHour(page: Page): Promise<void> {
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    OWN_MINUTES_KEY,
    String(MINUTES),
  ] as const)
  await page.goto(paths.session(), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) >= 1)
}

async function seekAndListen(page: Page): Promise<number> {
  await playAnHour(page)
  const line = page.getByRole('slider', { name: 'Position' })
  const box = await line.locator('xpath=ancestor::*[@data-orientation][last()]').boundingBox()
  if (!box) throw new Error('There is no time line.')
  await page.evaluate(`(${LISTEN_FROM})(${(SHARE - 0.05) * MINUTES * 60})`)
  await page.mouse.click(box.x + SHARE * box.width, box.y + box.height / 2)
  return page.evaluate<number>('sought')
}
