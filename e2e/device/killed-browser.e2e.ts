import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { killedBrowser } from '../support/device/killed-browser.ts'
import { stopTimers, untilKept, untilLater } from '../support/device/last-key.ts'
import { newPerson } from '../support/person.ts'
import { openEntryOfToday } from '../support/practice/writing.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

/** How long after its pages were opened again the browser is killed. */
const SECONDS = [1, 5, 15, 30, 65]
const TIMES = 10
/** So many browsers are driven beside each other. */
const AT_ONCE = 2
const FIRST = 'FIRST part of my words.'

const text = (within: Page | Locator) => within.getByLabel('Your reflection')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const offered = (page: Page) => page.getByRole('button', { name: 'Go on writing' })

async function openSheet(page: Page): Promise<Locator> {
  await page.goto('/journal')
  await expect(text(page)).toBeEditable()
  return text(page)
}

async function openEdit(page: Page): Promise<Locator> {
  await openSheet(page)
  await openEntryOfToday(page, 'last')
  await page.getByRole('button', { name: /^Edit entry of/ }).click()
  return text(page.getByRole('dialog'))
}

async function openBirth(page: Page): Promise<Locator> {
  await page.goto('/onboarding/astrology')
  await expect(page.getByLabel(/^Full Name/)).toBeEditable()
  return page.getByLabel(/^Full Name/)
}

/** What is typed into, and whether it is saved once it is open again. */
type Place = { readonly open: (page: Page) => Promise<Locator>; readonly isSaved?: true }

/** The places of one run; the next run has the others. */
const PLACES: readonly (readonly Place[])[] = [
  [{ open: openSheet }, { open: openBirth }],
  [{ open: openSheet, isSaved: true }, { open: openEdit }],
]

/** Opens a tab for every place, one after another. */
async function openAll(context: BrowserContext, places: readonly Place[]) {
  const tabs: { readonly place: Place; readonly field: Locator }[] = []
  for (const place of places) {
    tabs.push({ place, field: await place.open(await context.newPage()) })
  }
  return tabs
}

async function saveOne(page: Page, words: string): Promise<void> {
  await (await openSheet(page)).fill(words)
  await saveSheet(page)
}

async function saveSheet(page: Page): Promise<void> {
  await page.getByLabel('🙂 Happy').check()
  await save(page).click()
  const saved = page.getByRole('dialog', { name: /Entry saved|Saved on this device/ })
  await saved.getByRole('button', { name: 'Write another' }).click()
}

/**
 * Types until so many seconds have passed since the pages were opened; returns what was typed: a
 * name has room for a dozen rounds.
 */
async function typeOn(fields: readonly Locator[], seconds: number): Promise<string> {
  const end = Date.now() + seconds * 1000
  const pause = Math.max(1000, seconds * 100)
  let typed = ''
  do {
    const words = ` ${typed.length} and more`
    for (const field of fields) {
      await field.press('Control+End')
      await field.pressSequentially(words)
      await untilLater(field.page(), Math.min(pause, Math.max(0, end - Date.now())))
    }
    typed += words
  } while (Date.now() < end)
  return typed
}

/** How many letters were typed after those that are still there. */
function lettersMissing(typed: string, kept: string): number {
  const same = [...typed].findIndex((letter, at) => letter !== kept[at])
  return same < 0 ? 0 : typed.length - same
}

test.describe.configure({ mode: 'parallel' })

for (const seconds of SECONDS) {
  test(`a browser that is killed ${seconds} s after its pages were opened again has lost no letter older than 250 ms, and brings back nothing that was finished`, {
    tag: ['@desktop', '@long'],
  }, async ({ complaints }) => {
    test.setTimeout(TIMES * (120_000 + seconds * 1000))
    const lost: number[] = []
    const run = async (time: number) => {
      const browser = await killedBrowser(complaints)
      try {
        lost.push(await lettersLost(browser, seconds, PLACES[time % PLACES.length] ?? []))
      } finally {
        await browser.end()
      }
    }
    const times = Array.from({ length: TIMES }, (_, time) => time)
    while (times.length > 0) await Promise.all(times.splice(0, AT_ONCE).map(run))
    test.info().annotations.push({ type: 'letters lost', description: lost.join(' ') })
    expect(lost).toEqual(Array.from({ length: TIMES }, () => 0))
  })
}

async function lettersLost(
  { open, kill, hasOnDisk }: Awaited<ReturnType<typeof killedBrowser>>,
  seconds: number,
  places: readonly Place[],
): Promise<number> {
  const person = await newPerson()
  const first = await open()
  const page = await first.newPage()
  await keepSignedIn(page, person)
  await saveOne(page, 'Rain.')
  await first.close()

  // In a browser of its own: Chromium writes localStorage to the disk once a minute, the first time
  // after five seconds.
  const before = await open()
  const tabs = await openAll(before, places)
  for (const { field } of tabs) {
    await stopTimers(field.page())
    await field.press('Control+End')
    await field.pressSequentially(FIRST)
  }
  await Promise.all(tabs.map(({ field }) => field.page().goto('/icon.svg')))
  await expect.poll(() => hasOnDisk(FIRST), { timeout: 70_000 }).toBe(true)

  const again = await openAll(before, places)
  for (const { field } of again) await expect(field).toHaveValue(new RegExp(`${FIRST}$`))
  for (const { place, field } of again) if (place.isSaved) await saveSheet(field.page())
  const others = again.filter(({ place }) => !place.isSaved).map(({ field }) => field)
  const more = await typeOn(others, seconds)
  await Promise.all(others.map((field) => untilKept(field.page())))
  const typed = await Promise.all(again.map(({ field }) => field.inputValue()))
  await kill()
  for (const text of typed.filter((words) => words !== '')) expect(text).toContain(more)

  const after = await open()
  // The browser may not have written the sign-in to its disk.
  await keepSignedIn(await after.newPage(), person)
  const last = await openAll(after, places)
  let lost = 0
  for (const [at, { place, field }] of last.entries()) {
    if (place.isSaved) await expect(field).toHaveValue('')
    lost += lettersMissing(typed[at] ?? '', await field.inputValue())
    await expect(offered(field.page())).toHaveCount(0)
  }
  return lost
}
