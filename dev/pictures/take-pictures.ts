import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { checkPage, type Fault } from './checks/check-page.ts'
import type { PersonName, SignedIn } from './people.ts'
import { SCREENS, type Screen } from './screens.ts'
import { fileOf, type Look } from './shots.ts'

export type Picture = {
  readonly screen: string
  readonly person: PersonName | 'nobody'
  readonly file: string
  readonly faults: readonly Fault[]
}

type Sitting = {
  readonly browser: Browser
  readonly app: string
  readonly folder: string
  readonly screens: readonly string[]
  /** All of one size of text, which is the browser's. */
  readonly looks: readonly Look[]
}

/** Shows screens to a person, or to nobody, and pictures and checks each in every look. */
export async function* takePictures(
  { browser, app, folder, screens, looks }: Sitting,
  person: Picture['person'],
  storageState: SignedIn | undefined,
): AsyncGenerator<Picture> {
  const context = await browser.newContext({
    baseURL: app,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  try {
    const page = await context.newPage()
    for (const name of screens) {
      const screen = SCREENS[name]
      const [first] = looks
      if (!screen || !first || !(await open(page, screen, first))) continue
      for (const look of looks) {
        await show(page, look)
        const file = fileOf(name, person, look)
        const faults = await checkPage(page)
        await photograph(page, join(folder, file))
        yield { screen: name, person, file, faults }
      }
    }
  } finally {
    await context.close()
  }
}

async function open(page: Page, { path, act }: Screen, look: Look): Promise<boolean> {
  await show(page, look)
  await page.goto(path)
  await ready(page)
  if (!act) return true
  const isThere = await act(page)
  // What the pointer lies on may look filled.
  await page.mouse.move(0, 0)
  if (isThere) await ready(page)
  return isThere
}

/** The whole page, with the bars at its own foot; of a page under a dialog, the window. */
async function photograph(page: Page, path: string): Promise<void> {
  const looks = { path, animations: 'disabled', caret: 'hide', scale: 'css' } as const
  if ((await page.getByRole('dialog').count()) > 0) {
    await page.screenshot(looks)
    return
  }
  await page.evaluate(BARS_TO_THE_FOOT)
  await page.screenshot({ ...looks, fullPage: true })
  await page.evaluate(
    'document.querySelectorAll(".fixed").forEach((bar) => bar.style.marginBottom = "")',
  )
}

const BARS_TO_THE_FOOT = `document.querySelectorAll('.fixed').forEach((bar) => {
  if (getComputedStyle(bar).bottom !== 'auto')
    bar.style.marginBottom = innerHeight - document.documentElement.scrollHeight + 'px'
})`

async function show(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 60)))')
}

/** The screen says its name, and waits for nothing any more. */
async function ready(page: Page): Promise<void> {
  await page.locator('h1, [role=dialog]').filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
