import { expect, type Page } from 'playwright/test'
import { look } from './support/look/look.ts'
import { newPerson, type Person } from './support/person.ts'
import { dayOf, feelFor, practiseFor } from './support/practice/practice-rows.ts'
import { keepSignedIn } from './support/signed-in.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

const OWN = 'Mine, written before.'
const FROM_FILE = 'Yaman at dusk, from the other account.'
const ACCOUNT = '/profile?tab=account'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const imported = (page: Page) => page.getByRole('status').filter({ hasText: 'from the file' })
const today = (page: Page, sessions: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^Today, .*: ${sessions}`) })

async function writeFor({ uid }: Person, page: Page, content: string): Promise<void> {
  await stored(
    `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
     values ($1, gen_random_uuid(), $2, 4, $3, 590)`,
    [uid, content, await dayOf(page)],
  )
}

/** All that a person has practised, written and kept, as the database has it. */
const practiceOf = ({ uid }: Person) =>
  stored(
    `select to_jsonb(log) as row from public.mood_logs as log where user_id = $1
     union all select to_jsonb(entry) from public.journal_entries as entry where user_id = $1
     union all select to_jsonb(kept) from public.favourites as kept where user_id = $1
     order by row`,
    [uid],
  )

/** The file with everything of a person who has practised for three days, from a browser of theirs. */
async function exportedFile(page: Page, person: Person): Promise<string> {
  await keepSignedIn(page, person)
  await practiseFor(3, person, page)
  await feelFor(3, person, page)
  await writeFor(person, page, FROM_FILE)
  await stored("insert into public.favourites (user_id, item) values ($1, 'yaman')", [person.uid])
  await page.goto(ACCOUNT)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  return (await download).path()
}

async function importFile(page: Page, file: string): Promise<void> {
  await page.getByLabel('Import', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Import 7 new' }).click()
  await expect(imported(page)).toContainText(
    '7 new things from the file are part of your practice.',
  )
}

/** What journal and calendar show, on pages that are reached without a reload, and back. */
async function expectShown(page: Page, isImported: boolean): Promise<void> {
  await menu(page).getByRole('link', { name: 'Journal' }).click()
  await expectEntries(page, isImported)
  await menu(page).getByRole('link', { name: 'Path' }).click()
  await expect(today(page, isImported ? '2 sessions' : '1 session\\b')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Export JSON' })).toBeVisible()
}

async function expectEntries(page: Page, isImported: boolean): Promise<void> {
  await expect(page.getByRole('article').filter({ hasText: OWN })).toBeVisible()
  const others = page.getByRole('article').filter({ hasText: FROM_FILE })
  await expect(others).toHaveCount(isImported ? 1 : 0)
}

async function expectShownAnew(page: Page, isImported: boolean): Promise<void> {
  await page.goto('/journal')
  await expectEntries(page, isImported)
  await page.goto('/progress')
  await expect(today(page, isImported ? '2 sessions' : '1 session\\b')).toBeVisible()
}

test('an import from another account is undone, once and for all devices', async ({
  signedIn: page,
  person,
  newDevice,
}) => {
  const file = await exportedFile(await (await newDevice()).newPage(), await newPerson())
  await practiseFor(1, person, page)
  await feelFor(1, person, page)
  await writeFor(person, page, OWN)
  const before = await practiceOf(person)
  const second = await (await newDevice()).newPage()
  await keepSignedIn(second, person)

  await test.step('what was imported is on every screen, here and on another device', async () => {
    await page.goto(ACCOUNT)
    await importFile(page, file)
    await look(page, 'an import')
    await expectShown(page, true)
    await expect.poll(() => practiceOf(person)).toHaveLength(before.length + 7)
    await expectShownAnew(second, true)
  })

  await test.step('undone, everything is as it was before', async () => {
    await imported(page).getByRole('button', { name: 'Undo import' }).dblclick()
    await expect(toast(page, 'Import undone')).toBeVisible()
    await expect(page.getByText('The import was undone.')).toBeVisible()
    await look(page, 'an import that was undone')
    await expectShown(page, false)
    await expect.poll(() => practiceOf(person)).toEqual(before)
    await expectShownAnew(second, false)
  })

  await test.step('the same file adds the same again, which is undone again', async () => {
    await importFile(page, file)
    await expect.poll(() => practiceOf(person)).toHaveLength(before.length + 7)
    await toast(page, 'What was in the file is part of your practice.').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('The import was undone.')).toHaveCount(2)
    await expect.poll(() => practiceOf(person)).toEqual(before)
  })

  await test.step('it stays so after a reload, and on the other device', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Export JSON' })).toBeVisible()
    await expect(page.getByText('The import was undone.')).toHaveCount(0)
    await expectShownAnew(page, false)
    await expectShownAnew(second, false)
    await page.goto(ACCOUNT)
    await page.getByLabel('Import', { exact: true }).setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Import 7 new' })).toBeVisible()
    expect(await practiceOf(person)).toEqual(before)
  })
})
