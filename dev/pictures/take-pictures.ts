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
    const session = await context.newCDPSession(page)
    for (const name of screens) {
      const screen = SCREENS[name]
      const [first] = looks
      if (!screen || !first || !(await open(page, screen, first))) continue
      for (const look of looks) {
        // A person who sets a larger text changes what a rem is in queries for widths, too.
        const standard = (16 * look.text) / 100
        await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
        await show(page, look)
        const file = fileOf(name, person, look)
        const faults = await checkPage(page)
        await page.screenshot({
          path: join(folder, file),
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
        })
        yield { screen: name, person, file, faults }
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
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
  if (isThere) await ready(page)
  return isThere
}

async function show(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 60)))')
}

/** The screen says its name, and waits for nothing any more. */
async function ready(page: Page): Promise<void> {
  await page.locator('h1, [role=dialog]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
