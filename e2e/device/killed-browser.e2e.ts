import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { killedBrowser } from '../support/device/killed-browser.ts'
import { stopTimers, untilKept } from '../support/device/last-key.ts'
import { newPerson } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

/** How long after its pages were opened again the browser is killed; the rest in a long run alone. */
const { ALAP_KILLED_BROWSER_TIMES } = process.env
const TIMES = Number(ALAP_KILLED_BROWSER_TIMES ?? 2)
const SECONDS = ALAP_KILLED_BROWSER_TIMES === undefined ? [1, 5] : [1, 5, 15, 30, 65]
/** So many browsers are driven beside each other. */
const AT_ONCE = 2
/** By then Chromium has written to the disk what localStorage got in the last moment of a page. */
const FLUSHED_MS = 8000
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
  await page.getByRole('button', { name: 'Edit entry of Today' }).last().click()
  return text(page.getByRole('dialog'))
}

async function openBirth(page: Page): Promise<Locator> {
  await page.goto('/onboarding/astrology')
  await expect(page.getByLabel(/^Full Name/)).toBeEditable()
  return page.getByLabel(/^Full Name/)
}

/** In the order in which tabs take over what others have left. */
const FIELDS = [openSheet, openSheet, openEdit, openBirth]

/** Opens a tab for every field, one after another. */
async function openAll(context: BrowserContext) {
  const fields: Locator[] = []
  for (const open of FIELDS) fields.push(await open(await context.newPage()))
  return fields
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

/** Types until so many seconds have passed since the pages were opened; returns what was typed. */
async function typeOn(fields: readonly Locator[], seconds: number): Promise<string> {
  const end = Date.now() + seconds * 1000
  let typed = ''
  do {
    const words = ` ${typed.length} and more`
    for (const field of fields) {
      await field.press('Control+End')
      await field.pressSequentially(words)
    }
    typed += words
    await pause(Math.min(2000, Math.max(0, end - Date.now())))
  } while (Date.now() < end)
  return typed
}

/** How many letters of the text are not in the field. */
async function lostIn(field: Locator, typed: string): Promise<number> {
  await expect(field).not.toHaveValue('')
  const value = await field.inputValue()
  if (value.length >= typed.length) expect(value).toBe(typed)
  return typed.length - value.length
}

test.describe.configure({ mode: 'parallel' })

for (const seconds of SECONDS) {
  test(`a browser that is killed ${seconds} seconds after its pages were opened again has lost no letter older than 250 ms, and nothing that was finished is back`, {
    tag: '@desktop',
  }, async ({ complaints }) => {
    test.setTimeout(TIMES * (120_000 + seconds * 1000))
    const lost: number[] = []
    const run = async () => {
      const browser = await killedBrowser(complaints)
      try {
        lost.push(...(await lettersLost(browser, seconds)))
      } finally {
        await browser.end()
      }
    }
    for (let done = 0; done < TIMES; done += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, TIMES - done) }, run))
    test.info().annotations.push({ type: 'letters lost', description: lost.join(' ') })
    expect(lost).toEqual(lost.map(() => 0))
    expect(lost).toHaveLength(TIMES * 3)
  })
}

async function lettersLost(
  browser: Awaited<ReturnType<typeof killedBrowser>>,
  seconds: number,
): Promise<readonly number[]> {
  const person = await newPerson()
  let context = await browser.open()
  const page = await context.newPage()
  await keepSignedIn(page, person)
  await saveOne(page, 'Rain.')
  await page.close()

  for (const field of await openAll(context)) {
    await stopTimers(field.page())
    await field.press('Control+End')
    await field.pressSequentially(FIRST)
    await field.page().goto('/icon.svg')
  }
  await pause(FLUSHED_MS)

  const [sheet, finished, edit, birth] = await openAll(context)
  if (!sheet || !finished || !edit || !birth) throw new Error('Each of the fields has a tab.')
  for (const field of [sheet, finished, birth]) await expect(field).toHaveValue(FIRST)
  await expect(edit).toHaveValue(`Rain.${FIRST}`)
  await saveSheet(finished.page())
  const more = await typeOn([sheet, edit, birth], seconds)
  await Promise.all([sheet, edit, birth].map((field) => untilKept(field.page())))
  await browser.kill()

  context = await browser.open()
  await keepSignedIn(await context.newPage(), person)
  const [own, free, edited, born] = await openAll(context)
  if (!own || !free || !edited || !born) throw new Error('Each of the fields has a tab.')
  const lost = [
    await lostIn(own, `${FIRST}${more}`),
    await lostIn(edited, `Rain.${FIRST}${more}`),
    await lostIn(born, `${FIRST}${more}`),
  ]
  await expect(free).toHaveValue('')
  await expect(offered(own.page())).toHaveCount(0)
  return lost
}
