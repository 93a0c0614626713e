import { type BrowserContext, expect, type Page } from 'playwright/test'
import { MOODS, type Mood } from '~/domain/mood/mood.ts'
import { randomStream } from '~/raga/random.ts'
import { killedBrowser } from '../support/device/killed-browser.ts'
import { workerReady } from '../support/device/offline.ts'
import { newPerson, type Person } from '../support/person.ts'
import { dayOf } from '../support/practice/practice-rows.ts'
import { holdComposer, yourProgress } from '../support/practice/practising.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

const DAY_MS = 86_400_000
const DAYS = 10
const KILLED_ON = 5
/** On these days the person writes on their second device as well. */
const ON_BOTH = [4, 7, 8]
const MOST_SHOWN = 10

/** What the person has saved, as they remember it. */
type Practice = { readonly moods: Map<string, number>; readonly texts: string[] }

/** Opens the app on a day of the device's clock, with or without a network. */
async function openOn(context: BrowserContext, now: number, isOffline: boolean): Promise<Page> {
  await context.clock.setSystemTime(now)
  await context.setOffline(isOffline)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await expect(yourProgress(page)).toBeVisible()
  return page
}

async function checkIn(page: Page, { emoji, word }: Mood): Promise<void> {
  await page.goto('/mood-checkin')
  await page.getByLabel(`${emoji} ${word}`).check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expect(toast(page, "You're feeling")).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await page.goto('/journal')
  await page.getByLabel('Your reflection').fill(text)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('dialog', { name: /Entry saved|Saved on this device/ })
  await saved.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByRole('article').first()).toContainText(text)
}

/** Adds words to the newest entry. */
async function addTo(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit entry of Today' }).first().click()
  const edit = page.getByRole('dialog')
  await edit.getByLabel('Your reflection').press('Control+End')
  await edit.getByLabel('Your reflection').pressSequentially(words)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
}

/** What the database has of a person: the mood of every day, and the texts, newest first. */
async function held({ uid }: Person) {
  const moods = await stored<{ day: string; mood: number }>(
    `select local_date::text as day, emotion::integer as mood from public.mood_logs
     where user_id = $1 and not is_session order by local_date`,
    [uid],
  )
  const entries = await stored<{ content: string }>(
    'select content from public.journal_entries where user_id = $1 order by date_created desc',
    [uid],
  )
  return {
    moods: moods.map(({ day, mood }) => [day, mood] as const),
    texts: entries.map(({ content }) => content),
  }
}

/** The texts that a device shows, and the days in a row. */
async function shownOn(context: BrowserContext, now: number, texts: readonly string[]) {
  const page = await openOn(context, now, false)
  await expect(yourProgress(page)).toContainText(`${DAYS} days`)
  await page.goto('/journal')
  for (const [index, text] of texts.slice(0, MOST_SHOWN).entries()) {
    await expect(page.getByRole('article').nth(index)).toContainText(text)
  }
  await expect(page.getByRole('article')).toHaveCount(Math.min(MOST_SHOWN, texts.length))
}

test('after ten days of practice with a bad line, a kill and a second device, both devices and the database agree', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(600_000)
  const random = randomStream('ten days')
  const person = await newPerson()
  const first = await killedBrowser()
  const second = await browser.newContext()
  const practice: Practice = { moods: new Map(), texts: [] }
  const start = Date.now() - (DAYS - 1) * DAY_MS
  const timeOf = (day: number) => start + day * DAY_MS
  try {
    let context = await first.open()
    await keepSignedIn(await context.newPage(), person)
    await keepSignedIn(await second.newPage(), person)
    for (const each of [context, second]) {
      await holdComposer(each)
      const page = await openOn(each, timeOf(0), false)
      await workerReady(page)
      await page.close()
    }
    for (let day = 0; day < DAYS; day += 1) {
      const now = timeOf(day)
      const page = await openOn(context, now, random() < 0.5)
      const mood = MOODS[Math.floor(random() * MOODS.length)] as Mood
      await checkIn(page, mood)
      practice.moods.set(await dayOf(page), mood.value)
      const words = `Day ${day + 1}: rain, राग ${day}.`
      await write(page, words)
      // The line comes and goes while the person writes.
      await context.setOffline(random() < 0.5)
      await addTo(page, ' And more.')
      practice.texts.unshift(`${words} And more.`)
      if (day + 1 === KILLED_ON) {
        await first.kill()
        context = await first.open()
        await holdComposer(context)
        // The browser had not yet written the sign-in of a moment ago to its disk.
        await keepSignedIn(await context.newPage(), person)
      } else await page.close()
      if (ON_BOTH.includes(day + 1)) {
        const other = await openOn(second, now + 60_000, random() < 0.5)
        await write(other, `Day ${day + 1} on the other device.`)
        practice.texts.unshift(`Day ${day + 1} on the other device.`)
        await other.close()
      }
    }
    const evening = timeOf(DAYS - 1) + 120_000
    for (const each of [context, second]) await openOn(each, evening, false)
    await expect
      .poll(() => held(person), { timeout: 60_000 })
      .toEqual({ moods: [...practice.moods], texts: practice.texts })
    await shownOn(context, evening, practice.texts)
    await shownOn(second, evening, practice.texts)
  } finally {
    await first.end()
    await second.close()
  }
})
