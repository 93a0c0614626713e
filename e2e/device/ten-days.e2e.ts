import { type BrowserContext, expect, type Page } from 'playwright/test'
import { MOODS } from '~/domain/mood/mood.ts'
import { randomStream } from '~/raga/random.ts'
import { killedBrowser } from '../support/device/killed-browser.ts'
import { NO_NETWORK, workerReady } from '../support/device/offline.ts'
import { newPerson, type Person } from '../support/person.ts'
import { dayOf } from '../support/practice/practice-rows.ts'
import { checkIn, holdComposer, yourProgress } from '../support/practice/practising.ts'
import { openEntryOfToday } from '../support/practice/writing.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const DAY_MS = 86_400_000
const DAYS = 10
const KILLED_ON = 5
/** On these days the person practises on their second device as well, a minute later. */
const ON_BOTH = [4, 7, 8]
/** On these days they write nothing on the first one. */
const WITHOUT_WORDS = [2, 6, 9]
const MALA = '/dashboard?mantras=ganesha'

/** What the person has saved, as they remember it; the newest text first. */
type Practice = {
  readonly moods: Map<string, number>
  /** The beads of the mala, which go on from day to day. */
  readonly beads: Map<string, number>
  readonly texts: string[]
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const mala = (page: Page) => page.getByRole('button', { name: 'Next bead' })

/** Opens the app at the mala on a day of the device's clock, with or without a network. */
async function openOn(context: BrowserContext, now: number, isOffline: boolean): Promise<Page> {
  await context.clock.setSystemTime(now)
  await context.setOffline(isOffline)
  const page = await context.newPage()
  await page.goto(MALA)
  await expect(mala(page)).toHaveAccessibleDescription(/ of 108$/)
  return page
}

/** The first visit of a device, until it has kept the app. */
async function install(context: BrowserContext, now: number): Promise<void> {
  await holdComposer(context)
  const page = await openOn(context, now, false)
  await workerReady(page)
  await page.close()
}

/** Counts so many beads on, and goes home. */
async function count(page: Page, beads: number, all: number): Promise<void> {
  for (let bead = 0; bead < beads; bead += 1) await mala(page).press('Space')
  await expect(mala(page)).toHaveAccessibleDescription(`${all} of 108`)
  await page.keyboard.press('Escape')
  await expect(mala(page)).toHaveCount(0)
}

async function write(page: Page, text: string): Promise<void> {
  await menu(page).getByRole('link', { name: 'Journal' }).click()
  await page.getByLabel('Your reflection').fill(text)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('dialog', { name: /Entry saved|Saved on this device/ })
  await saved.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByRole('article').first()).toContainText(text)
}

/** Adds words to the newest entry. */
async function addTo(page: Page, words: string): Promise<void> {
  await openEntryOfToday(page)
  await page.getByRole('button', { name: /^Edit entry of/ }).click()
  const edit = page.getByRole('dialog')
  await edit.getByLabel('Your reflection').press('Control+End')
  await edit.getByLabel('Your reflection').pressSequentially(words)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
}

/** What the database has of a person: the mood and the beads of every day, and the texts. */
async function held({ uid }: Person) {
  const moods = await stored<{ day: string; mood: number }>(
    `select local_date::text as day, emotion::integer as mood from public.mood_logs
     where user_id = $1 and not is_session order by local_date`,
    [uid],
  )
  const japa = await stored<{ day: string; beads: number }>(
    'select local_date::text as day, beads from public.japa where user_id = $1 order by local_date',
    [uid],
  )
  const entries = await stored<{ content: string }>(
    'select content from public.journal_entries where user_id = $1 order by date_created desc',
    [uid],
  )
  return {
    moods: moods.map(({ day, mood }) => [day, mood] as const),
    beads: japa.map(({ day, beads }) => [day, beads] as const),
    texts: entries.map(({ content }) => content),
  }
}

/** The mood of every day in Insight's table of this year, whose columns are months. */
function moodsShown(page: Page): Promise<(readonly [string, number])[]> {
  return page
    .getByRole('region', { name: 'The year day by day' })
    .getByRole('table')
    .evaluate((table: HTMLTableElement) => {
      const year = new Date().getFullYear()
      const two = (part: number) => String(part).padStart(2, '0')
      const cells = [...(table.tBodies[0]?.rows ?? [])].flatMap((row, day) =>
        [...row.cells]
          .slice(1)
          .map(
            (cell, month) =>
              [`${year}-${two(month + 1)}-${two(day + 1)}`, cell.textContent ?? ''] as const,
          ),
      )
      return cells
        .filter(([, mood]) => /^[1-5]$/.test(mood))
        .map(([day, mood]) => [day, Number(mood)] as const)
        .sort()
    })
}

/** A device shows exactly what the person remembers: days in a row, beads, moods and texts. */
async function expectShown(page: Page, { moods, beads, texts }: Practice): Promise<void> {
  await page.reload()
  await expect(mala(page)).toHaveAccessibleDescription(`${[...beads.values()].at(-1)} of 108`)
  await page.keyboard.press('Escape')
  await expect(yourProgress(page)).toContainText(`${DAYS} days`)
  await menu(page).getByRole('link', { name: 'Journal' }).click()
  await expect.poll(() => page.locator('article [dir=auto]').allTextContents()).toEqual(texts)
  await page.goto('/progress?tab=insight')
  await page
    .getByRole('region', { name: 'The year day by day' })
    .getByText('See the numbers')
    .click()
  const ofThisYear = [...moods].filter(([day]) => day >= `${new Date().getFullYear()}-01-01`)
  await expect.poll(() => moodsShown(page)).toEqual(ofThisYear)
}

test('after ten days of practice with a bad line, a kill and a second device, both devices and the database agree', {
  tag: ['@desktop', '@long'],
}, async ({ newDevice, complaints }) => {
  test.setTimeout(600_000)
  complaints.allow(NO_NETWORK)
  const random = randomStream('ten days')
  const oneOf = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  const person = await newPerson()
  const first = await killedBrowser(complaints)
  const second = await newDevice()
  const practice: Practice = { moods: new Map(), beads: new Map(), texts: [] }
  const start = Date.now() - (DAYS - 1) * DAY_MS
  const timeOf = (day: number) => start + day * DAY_MS
  const feel = async (page: Page) => {
    const { emoji, word, value } = oneOf(MOODS)
    await checkIn(page, `${emoji} ${word}`)
    practice.moods.set(await dayOf(page), value)
  }
  try {
    let all = 0
    let context = await first.open()
    await keepSignedIn(await context.newPage(), person)
    await keepSignedIn(await second.newPage(), person)
    await Promise.all([context, second].map((each) => install(each, timeOf(0))))
    for (let day = 1; day <= DAYS; day += 1) {
      const now = timeOf(day - 1)
      const page = await openOn(context, now, random() < 0.5)
      const beads = oneOf([1, 2, 3, 5, 8])
      all += beads
      await count(page, beads, all)
      practice.beads.set(await dayOf(page), all)
      await feel(page)
      // The line comes and goes while the person writes.
      await context.setOffline(random() < 0.5)
      if (!WITHOUT_WORDS.includes(day)) {
        const words = `Day ${day}: rain, राग ${day}.`
        await write(page, words)
        await context.setOffline(random() < 0.5)
        await addTo(page, ' And more.')
        practice.texts.unshift(`${words} And more.`)
      }
      if (day === KILLED_ON) {
        await first.kill()
        context = await first.open()
        await holdComposer(context)
        // The browser had not yet written the sign-in of a moment ago to its disk.
        await keepSignedIn(await context.newPage(), person)
      } else await page.close()
      if (ON_BOTH.includes(day)) {
        const other = await openOn(second, now + 60_000, random() < 0.5)
        await other.keyboard.press('Escape')
        await feel(other)
        await write(other, `Day ${day} on the other device.`)
        practice.texts.unshift(`Day ${day} on the other device.`)
        await other.close()
      }
    }
    const evening = timeOf(DAYS - 1) + 120_000
    const pages = [await openOn(context, evening, false), await openOn(second, evening, false)]
    await expect
      .poll(() => held(person), { timeout: 60_000 })
      .toEqual({
        moods: [...practice.moods],
        beads: [...practice.beads],
        texts: practice.texts,
      })
    await Promise.all(pages.map((page) => expectShown(page, practice)))
  } finally {
    await first.end()
  }
})
