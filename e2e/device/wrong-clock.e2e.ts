import { expect } from 'playwright/test'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

test('a check-in under a date ten years ahead is asked about, and stored once the clock is right', {
  tag: '@phone',
}, async ({ signedIn: page, person }) => {
  await page.goto('/mood-checkin')
  await page.getByLabel('🙂 Happy').check()
  await page.clock.setFixedTime(new Date(2036, 2, 3, 9))
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  const question = page.getByRole('dialog', { name: 'Is it 3 March 2036?' })
  await expect(question).toContainText('Nothing is saved yet')
  await question.getByRole('button', { name: 'I will correct it' }).click()
  await expect(question).toBeHidden()
  await expect(toast(page, /^Your mood was not saved\./)).toBeVisible()

  const now = new Date()
  await page.clock.setFixedTime(now)
  await page.goto('/mood-checkin')
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expect(page).toHaveURL('/session')
  const days = () =>
    stored<{ year: number }>(
      'select extract(year from local_date)::int as year from public.mood_logs where user_id = $1',
      [person.uid],
    )
  await expect.poll(days).toEqual([{ year: now.getFullYear() }])
})
