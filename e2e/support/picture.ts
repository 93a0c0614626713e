import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { projectRoot } from '~dev/process/local-folder.ts'

const MOST_BYTES = 200_000

const FORMATS = {
  png: { type: 'png' },
  // A full window of sky: its soft colours make a PNG three times as large.
  jpg: { type: 'jpeg', quality: 85 },
} as const

/**
 * Takes a picture of the window, `public/screenshots/<name>-<desktop or phone>.png`. Only a run
 * with ALAP_SCREENSHOTS=1 keeps it, so that other runs do not change the tree.
 */
export async function takePicture(
  page: Page,
  name: string,
  format: keyof typeof FORMATS = 'png',
): Promise<void> {
  const isKept = process.env.ALAP_SCREENSHOTS === '1'
  const file = `${name}-${test.info().project.name}.${format}`
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({
    ...FORMATS[format],
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    ...(isKept && { path: join(projectRoot, 'public', 'screenshots', file) }),
  })
  expect(picture.byteLength, `${file}: bytes`).toBeLessThanOrEqual(MOST_BYTES)
}
