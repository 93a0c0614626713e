import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { isLongRun } from '~tests/support/long-run.ts'
import { crash } from '../support/device/crash.ts'
import { killedBrowser } from '../support/device/killed-browser.ts'
import { stopTimers, untilKept } from '../support/device/last-key.ts'
import { NO_NETWORK, workerReady } from '../support/device/offline.ts'
import { release } from '../support/device/release.ts'
import { environment } from '../support/environment.ts'
import { newPerson, type Person } from '../support/person.ts'
import { openEntryOfToday } from '../support/practice/writing.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

/** How often each fault is caused; the texts differ every time. */
const TIMES = isLongRun ? 34 : 1
/** How many devices meet the fault beside each other, each with a person and a storage of its own. */
const AT_ONCE = 3
/** Beside other crashes Chromium was seen to open no further tab. */
const ALONE = [
  'the clock moves by a day before it is sent',
  'the tab crashes while words are written',
  'two tabs change one entry, one saves and the other crashes',
]
/** Those that every change meets; the others are met in the long run. */
const USUAL = [
  'the network goes in the middle of a save',
  'the database has it and the reply is lost',
  'two tabs write at the same time',
  'the disk is full',
  'the tab crashes while words are written',
]
const LOST = 'no saved text is lost or stored twice, and no draft is lost'
const DAY_MS = 86_400_000

/** A person on one device, and the page they write on. */
type Device = {
  readonly person: Person
  readonly context: BrowserContext
  readonly page: Page
  readonly newDevice: () => Promise<BrowserContext>
}

const text = (page: Page) => page.getByLabel('Your reflection')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const isSaved = (page: Page) =>
  expect(page.getByRole('dialog', { name: /Entry saved|Saved on this device/ })).toBeVisible()

async function write(page: Page, words: string): Promise<void> {
  await text(page).fill(words)
  await page.getByLabel('🙂 Happy').check()
}

/** Lets this page store nothing: the quota that Chromium's tools set does not hold for IndexedDB. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
    Storage.prototype.setItem = refuse
  })
}

/**
 * Lets this page send nothing, whatever the network. Chromium takes the network back before a closed
 * page is gone, and what the page sends as it is closed arrives.
 */
async function shutNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
    Object.assign(window, { fetch: refuse })
  })
}

async function openJournal(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/journal')
  await expect(text(page)).toBeEditable()
  return page
}

/** Opens the dialog that changes the one entry of today; its text, with the cursor at the end. */
async function openEdit(page: Page): Promise<Locator> {
  await openEntryOfToday(page)
  await page.getByRole('button', { name: /^Edit entry of/ }).click()
  const edit = page.getByRole('dialog').getByLabel('Your reflection')
  await edit.press('Control+End')
  return edit
}

/** Each fault; it returns what must be in the database at the end, each text once. */
const FAULTS: Readonly<Record<string, (device: Device, words: string) => Promise<string[]>>> = {
  'the network goes in the middle of a save': async ({ page, context }, words) => {
    await write(page, words)
    await context.setOffline(true)
    await save(page).click()
    await isSaved(page)
    await context.setOffline(false)
    return [words]
  },
  'the page is loaded again while the save is under way': async ({ page, context }, words) => {
    await write(page, words)
    // On its way for longer than the page lives.
    await context.route(environment().sqlEndpoint, () => {})
    const isUnderWay = page.waitForRequest(environment().sqlEndpoint)
    await save(page).click()
    await isUnderWay
    await page.reload()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    return [words]
  },
  'the tab is closed after a save without a network': async ({ page, person, context }, words) => {
    await write(page, words)
    await context.setOffline(true)
    await save(page).click()
    await isSaved(page)
    await shutNetwork(page)
    await page.close()
    expect(await textsOf(person), 'what the database has before the next visit').toEqual([])
    await context.setOffline(false)
    return [words]
  },
  'the database has it and the reply is lost': async ({ page, context }, words) => {
    await write(page, words)
    await context.route(environment().sqlEndpoint, async (route) => {
      await route.fetch().catch(() => undefined)
      await route.abort().catch(() => undefined)
    })
    await save(page).click()
    await isSaved(page)
    await page.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    return [words]
  },
  'two tabs write at the same time': async ({ page, context }, words) => {
    const other = await openJournal(context)
    await write(page, words)
    await write(other, `${words} In the other tab.`)
    await Promise.all([save(page).click(), save(other).click()])
    await Promise.all([isSaved(page), isSaved(other)])
    return [words, `${words} In the other tab.`]
  },
  'two devices write at the same time': async ({ page, person, newDevice }, words) => {
    const second = await newDevice()
    await keepSignedIn(await second.newPage(), person)
    const other = await openJournal(second)
    await write(page, words)
    await write(other, `${words} On the other device.`)
    await second.setOffline(true)
    await Promise.all([save(page).click(), save(other).click()])
    await Promise.all([isSaved(page), isSaved(other)])
    await second.setOffline(false)
    const all = [words, `${words} On the other device.`]
    await expect.poll(() => textsOf(person)).toEqual(all.toSorted())
    await second.close()
    return all
  },
  'the clock moves by a day before it is sent': async ({ page, context }, words) => {
    await write(page, words)
    await context.setOffline(true)
    await save(page).click()
    await isSaved(page)
    await crash(page)
    await context.clock.setSystemTime(Date.now() + DAY_MS)
    await context.setOffline(false)
    return [words]
  },
  'the disk is full': async ({ page }, words) => {
    await fillDisk(page)
    await write(page, words)
    await save(page).click()
    await isSaved(page)
    return [words]
  },
  'the disk is full and there is no network': async ({ page, context }, words) => {
    await fillDisk(page)
    await write(page, words)
    await expect(page.getByText('This browser keeps no drafts.')).toBeVisible()
    await context.setOffline(true)
    await save(page).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the words as a file' }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toBe(words)
    await context.setOffline(false)
    await save(page).click()
    await isSaved(page)
    return [words]
  },
  'the tab crashes while words are written': async ({ page, context }, words) => {
    await text(page).fill(words)
    await untilKept(page)
    await crash(page)
    const next = await openJournal(context)
    await expect(text(next)).toHaveValue(words)
    return []
  },
  'a new version is started while words are written': async ({ page, context }, words) => {
    await workerReady(page)
    await release(context)
    await text(page).pressSequentially(words)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update now' }).click()
    await loaded
    await expect(text(page)).toHaveValue(words)
    return []
  },
  'the page is left while words are written': async ({ page, context }, words) => {
    await stopTimers(page)
    await text(page).pressSequentially(words)
    await page.goto('/dashboard')
    await page.close()
    const next = await openJournal(context)
    await expect(text(next)).toHaveValue(words)
    return []
  },
  'the page is left while an entry is changed': async ({ page, context }, words) => {
    await write(page, 'Rain.')
    await save(page).click()
    await isSaved(page)
    await page.getByRole('button', { name: 'Write another' }).click()
    await (await openEdit(page)).pressSequentially(words)
    await page.goto('/dashboard')
    await page.close()
    const next = await openEdit(await openJournal(context))
    await expect(next).toHaveValue(`Rain.${words}`)
    return ['Rain.']
  },
  'two tabs change one entry, one saves and the other crashes': async (
    { page, context },
    words,
  ) => {
    await write(page, 'Rain.')
    await save(page).click()
    await isSaved(page)
    await page.getByRole('button', { name: 'Write another' }).click()
    const other = await openJournal(context)
    await (await openEdit(other)).pressSequentially(words)
    await untilKept(other)
    await (await openEdit(page)).pressSequentially(' It eased.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await crash(other)
    const next = await openJournal(context)
    await next.getByRole('button', { name: 'Go on editing' }).click()
    const left = next.getByRole('dialog').getByLabel('Your reflection')
    await expect(left).toHaveValue(`Rain.${words}`)
    return ['Rain. It eased.']
  },
  'the page is left while birth details are typed': async ({ page }, words) => {
    await page.goto('/onboarding/astrology')
    await expect(page.getByLabel(/^Full Name/)).toBeEditable()
    // The name of the account stands there.
    await page.getByLabel(/^Full Name/).clear()
    await stopTimers(page)
    await page.getByLabel(/^Full Name/).pressSequentially(words)
    await page.goto('/dashboard')
    await page.goto('/onboarding/astrology')
    await expect(page.getByLabel(/^Full Name/)).toHaveValue(words)
    await page.close()
    return []
  },
}

test.describe.configure({ mode: 'parallel', timeout: TIMES * 80_000 })

// What the faults themselves cause; Firebase warns of the disk.
test.beforeEach(({ complaints }) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(/The disk is full/)
})

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${LOST}: ${name}`, {
    tag: USUAL.includes(name) ? '@desktop' : ['@desktop', '@long'],
  }, async ({ newDevice }) => {
    await onManyDevices(
      async (time) => {
        const person = await newPerson()
        const context = await newDevice()
        await keepSignedIn(await context.newPage(), person)
        const page = await openJournal(context)
        const saved = await fault({ person, context, page, newDevice }, wordsOf(time))
        await openJournal(context)
        await expect.poll(() => textsOf(person), `time ${time}`).toEqual(saved.toSorted())
        await context.close()
      },
      ALONE.includes(name) ? 1 : AT_ONCE,
    )
  })
}

test(`${LOST}: the browser is killed`, {
  tag: '@desktop',
}, async ({ complaints }) => {
  await onManyDevices(async (time) => {
    const browser = await killedBrowser(complaints)
    try {
      await outliveKill(browser, wordsOf(time))
    } finally {
      await browser.end()
    }
  }, AT_ONCE)
})

/** Hurts as many devices as the fault has times; every one of them has to bear it. */
async function onManyDevices(hurt: (time: number) => Promise<void>, atOnce: number): Promise<void> {
  const times = Array.from({ length: TIMES }, (_, at) => at + 1)
  const errors: unknown[] = []
  while (times.length > 0) {
    const ends = await Promise.allSettled(times.splice(0, atOnce).map(hurt))
    errors.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])))
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors[0]}`)
}

async function outliveKill(
  { open, kill }: Awaited<ReturnType<typeof killedBrowser>>,
  words: string,
): Promise<void> {
  const person = await newPerson()
  const before = await open()
  await keepSignedIn(await before.newPage(), person)
  const page = await openJournal(before)
  await before.setOffline(true)
  await write(page, words)
  await save(page).click()
  await isSaved(page)
  await page.getByRole('button', { name: 'Write another' }).click()
  await text(page).fill(`${words} And more.`)
  await untilKept(page)
  await kill()
  const after = await open()
  // The browser had not yet written the sign-in of a moment ago to its disk.
  await keepSignedIn(await after.newPage(), person)
  const next = await openJournal(after)
  await expect(text(next)).toHaveValue(`${words} And more.`)
  await expect.poll(() => textsOf(person)).toEqual([words])
}

const WORDS = [
  'Rain on the roof.',
  'राग यमन, the second time.',
  'A “quoted” line \\ and 🪷.',
  'é ñ ß',
]

/** Another text each time, short enough for every field. */
function wordsOf(time: number): string {
  return `${time}. ${WORDS[time % WORDS.length]} ${'More of it. '.repeat(time % 10)}`.trim()
}
