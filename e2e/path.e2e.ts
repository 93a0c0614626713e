import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSidewaysScroll, expectRoomForFingers } from './support/fits.ts'
import type { Person } from './support/person.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

const celebration = (page: Page) => page.getByRole('region', { name: 'Unlocked' })

/** Sessions on each of the days that ended today, in the way the app records them. */
async function practiseFor(days: number, { uid }: Person, page: Page) {
  // Swedish dates are those of the database.
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await stored('insert into public.users (id) values ($1) on conflict do nothing', [uid])
  await stored(
    `insert into public.mood_logs
       (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag)
     select $1, gen_random_uuid(), 'session_complete', 'Meditation Session Completed',
       $2::date - n, 380, 10, 'Yaman'
     from generate_series(0, $3 - 1) as n`,
    [uid, today, days],
  )
}

test('a day gone by is found with the keys alone, and what it held is added once', async ({
  home: page,
  person,
}) => {
  await page.goto('/progress')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Add Entry for / })
  await expect(sheet.getByRole('button', { name: 'Save Entry' })).toBeDisabled()
  await sheet.getByLabel('Meditation Session').check()
  await sheet.getByLabel('Journal Entry').check()
  await sheet.getByRole('button', { name: 'Save Entry' }).dblclick()
  await expect(toast(page, 'Entry Added')).toBeVisible()
  await expect(sheet).toBeHidden()
  const rows = await stored<{ kind: string; day: string }>(
    `select emotion_label as kind, local_date::text as day
       from public.mood_logs where user_id = $1
     union all
     select content, local_date::text from public.journal_entries where user_id = $1
     order by kind`,
    [person.uid],
  )
  const day = await page.evaluate(() => {
    const now = new Date()
    const back = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
    return back.toLocaleDateString('sv')
  })
  expect(rows).toEqual([
    { kind: 'Backdated journal entry', day },
    { kind: 'Meditation Session', day },
  ])
})

test('forty days show in streak, calendar and achievements, celebrated once', async ({
  home: page,
  person,
}) => {
  await practiseFor(40, person, page)
  await page.goto('/motivation')
  await expect(page.getByText('40 days').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Month Master' })).toBeVisible()
  await expect(celebration(page)).toContainText('5 achievements unlocked')
  await expect
    .poll(async () => {
      const [row] = await stored<{ count: number }>(
        'select count(*)::int as count from public.celebrations where user_id = $1',
        [person.uid],
      )
      return row?.count
    })
    .toBe(5)
  await page.goto('/progress')
  await expect(page.getByText('40 days').first()).toBeVisible()
  await expect(celebration(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('a practice of forty days is within everyone’s reach', async ({ home: page, person }) => {
      await practiseFor(40, person, page)
      for (const screen of ['/progress', '/motivation', '/dashboard']) {
        await page.goto(screen)
        await expect(page.getByText(/40 days/).first()).toBeVisible()
        await expectAccessible(page, screen)
        await expectNoSidewaysScroll(page, screen)
        await expectRoomForFingers(page, screen)
      }
    })
  })
}
