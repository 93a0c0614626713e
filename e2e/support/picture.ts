import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { projectRoot } from '~dev/process/local-folder.ts'

/** Each of them, on the landing page, is fetched by people who have not decided to stay yet. */
const MOST_LANDING_BYTES = 40_000

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

/** Takes the two pictures of a phone that the landing page shows, one in each colour, as WebP. */
export async function takeLandingPicture(page: Page, name: string): Promise<void> {
  if (test.info().project.name !== 'phone') return
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
    const webp = Buffer.from(await page.evaluate(asWebp, png.toString('base64')), 'base64')
    const file = `${name}-${colorScheme}.webp`
    expect(webp.byteLength, `${file}: bytes`).toBeLessThanOrEqual(MOST_LANDING_BYTES)
    if (process.env.ALAP_SCREENSHOTS !== '1') continue
    await writeFile(join(projectRoot, 'public', 'screenshots', 'landing', file), webp)
  }
  await page.emulateMedia({ colorScheme: null })
}

/** Runs in the page: a browser is what can write WebP. */
async function asWebp(png: string): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: picture.width, height: picture.height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
}
