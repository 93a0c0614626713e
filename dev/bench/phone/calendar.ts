import type { BrowserContext, Locator } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { OPENINGS, slowPage } from '~dev/bench/phone/slow-page.ts'

/** The page is at rest before it is pressed. */
const REST_MS = 1500

/** The calendar of ten years: from a press on a day, and on the month before, to the next frame. */
export async function calendarRows(context: BrowserContext): Promise<Rows> {
  const days: number[] = []
  const months: number[] = []
  for (let turn = 0; turn < OPENINGS; turn++) {
    const [page] = await slowPage(context)
    await page.goto(paths.progress(), { waitUntil: 'networkidle' })
    await page.waitForTimeout(REST_MS)
    const grid = page.getByRole('grid')
    // The first of each loads nothing anew, but compiles what the later ones run.
    for (const times of [[], months]) {
      times.push(await pressUntilDrawn(page.getByRole('button', { name: 'Previous month' })))
      await page.waitForTimeout(REST_MS)
    }
    for (const times of [[], days]) {
      times.push(await pressUntilDrawn(grid.locator('[data-day]').nth(10)))
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.waitForTimeout(REST_MS)
    }
    await page.close()
  }
  return [
    { name: 'a day of the calendar, opened', value: median(days), unit: 'ms', most: 120 },
    { name: 'the month before, turned to', value: median(months), unit: 'ms', most: 100 },
  ]
}

/** From a press to the end of the next frame, milliseconds. */
function pressUntilDrawn(button: Locator): Promise<number> {
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        element.click()
        requestAnimationFrame(() => {
          const drawn = new MessageChannel()
          drawn.port1.onmessage = () => resolve(performance.now() - began)
          drawn.port2.postMessage(undefined)
        })
      }),
  )
}
