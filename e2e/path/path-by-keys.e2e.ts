import { expect } from 'playwright/test'
import { practiseFor } from '../support/practice/practice-rows.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { tabTo } from '../support/tab-to.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

test('the calendar is walked, read and filled in without a mouse', { tag: '@desktop' }, async ({
  page,
  person,
}) => {
  // Ten days of practice, from 7 to 16 February, and then a month without.
  await page.clock.setFixedTime(new Date('2026-02-16T10:00:00+05:30'))
  await keepSignedIn(page, person)
  await practiseFor(10, person, page)
  await page.clock.setFixedTime(new Date('2026-03-18T10:00:00+05:30'))
  await page.goto('/progress')

  const grid = page.getByRole('grid')
  const day = (name: string) => grid.getByRole('button', { name, exact: true })
  const expectAt = async (name: string) => {
    await expect(day(name)).toBeFocused()
    await expect(grid.getByRole('tooltip')).toHaveText(name.replace('Today, ', ''))
  }
  await tabTo(page, day('Today, Wednesday 18 March: Still open'))
  await expectAt('Today, Wednesday 18 March: Still open')
  for (const [key, name] of [
    ['ArrowRight', 'Thursday 19 March: Still to come'],
    ['ArrowDown', 'Thursday 26 March: Still to come'],
    ['ArrowUp', 'Thursday 19 March: Still to come'],
    ['PageDown', 'Thursday 19 March: Still to come'],
    ['PageUp', 'Thursday 19 February: A quiet day'],
    ['PageUp', 'Monday 19 January: A quiet day'],
    ['PageUp', 'Friday, 19 December 2025: A quiet day'],
    ['PageUp', 'Friday, 19 December 2025: A quiet day'],
    ['PageDown', 'Monday 19 January: A quiet day'],
    ['PageDown', 'Thursday 19 February: A quiet day'],
    ['Home', 'Sunday 15 February: 1 session'],
    ['End', 'Saturday 21 February: A quiet day'],
    ['ArrowLeft', 'Friday 20 February: A quiet day'],
    ['PageDown', 'Friday 20 March: Still to come'],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(name)
  }
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible()

  await page.keyboard.press('Enter')
  const future = page.getByRole('dialog', { name: 'Friday 20 March' })
  await expect(future).toContainText('That day has not come yet.')
  await page.keyboard.press('Escape')
  await expect(future).toBeHidden()
  await expectAt('Friday 20 March: Still to come')

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Friday 13 March' })
  await tabTo(page, sheet.getByLabel('Meditation Session'))
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: 'Save Entry' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Entry Added')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(day('Friday 13 March: 1 session')).toBeFocused()

  const rows = await stored<{ day: string }>(
    `select local_date::text as day from public.mood_logs
     where user_id = $1 and emotion_label = 'Meditation Session'`,
    [person.uid],
  )
  expect(rows).toEqual([{ day: '2026-03-13' }])
})
