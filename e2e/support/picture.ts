import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { projectRoot } from '~dev/stand-ins/local-folder.ts'

const MOST_BYTES = 200_000

/**
 * Takes a picture of the window, `public/screenshots/<name>-<desktop or phone>.png`. Only a run
 * with ALAP_SCREENSHOTS=1 keeps it, so that other runs leave the tree as it is.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const isKept = process.env.ALAP_SCREENSHOTS === '1'
  const file = `${name}-${test.info().project.name}.png`
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    ...(isKept && { path: join(projectRoot, 'public', 'screenshots', file) }),
  })
  expect(picture.byteLength, `${file}: bytes`).toBeLessThanOrEqual(MOST_BYTES)
}
