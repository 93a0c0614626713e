import { expect } from 'playwright/test'
import { practiseFor } from '../support/practice/practice-rows.ts'
import { celebration } from '../support/practice/practising.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'
import { expectNothingUnderToast, holdToast } from '../support/under-toast.ts'

test('a past day is found with the keys alone, and what it held is added once', async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/progress')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Add Entry for /)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Save Entry' })).toBeDisabled()
  await sheet.getByLabel('Meditation Session').check()
  await sheet.getByLabel('Journal Entry').check()
  await sheet.getByRole('button', { name: 'Save Entry' }).dblclick()
  await expect(toast(page, 'Entry Added')).toBeVisible()
  await holdToast(page)
  await expect(sheet).toBeHidden()
  await expectNothingUnderToast(page, 'journey')
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

test('an open day leaves the page below it as it is drawn, and its veil takes every press', async ({
  signedIn: page,
}) => {
  await page.goto('/progress')
  const days = page.getByRole('grid').locator('[data-day]')
  await days.nth(10).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  // Taken from the body it would be taken from every element, which a slow phone computes anew.
  const pointer = await page.evaluate(() => getComputedStyle(document.body).pointerEvents)
  expect(pointer).toBe('auto')
  await page.mouse.click(20, 20)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/progress')
  await days.nth(11).click()
  await expect(sheet).toBeVisible()
})

test('forty days are shown in streak, calendar and achievements, celebrated once', {
  tag: '@phone',
}, async ({ signedIn: page, person }) => {
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
