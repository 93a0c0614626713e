import { expect, type Page } from 'playwright/test'
import type { Person } from './support/person.ts'
import { dayOf } from './support/practice/practice-rows.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'

/** One entry a day, but a week ago. */
const MANY = 120

async function writeFor(person: Person, page: Page): Promise<void> {
  const today = await dayOf(page)
  await stored(
    `insert into public.journal_entries
       (user_id, id, content, mood, local_date, local_minute, date_created)
     select $1, gen_random_uuid(), 'Words of day ' || n || '. The low note stayed in the room.',
       1 + n % 5, $2::date - n, 600, ($2::date - n) + interval '16 hours'
     from generate_series(1, $3) as n where n <> 7`,
    [person.uid, today, MANY],
  )
  const others: readonly [string, number, number][] = [
    ['A week ago the rain came, and I stayed at the window.', 4, 7],
    ['आज यमन सुना। धीरे।', 3, 40],
    ['Bhūpālī at dusk, and the kettle.', 5, 41],
  ]
  for (const [content, mood, days] of others) {
    await stored(
      `insert into public.journal_entries
         (user_id, id, content, mood, local_date, local_minute, date_created)
       values ($1, gen_random_uuid(), $2, $3, $4::date - $5::integer, 610,
         ($4::date - $5::integer) + interval '17 hours')`,
      [person.uid, content, mood, today, days],
    )
  }
}

test('what was written long ago is found by scrolling, by words and by the day @phone @desktop', async ({
  signedIn: page,
  person,
}) => {
  await writeFor(person, page)
  await page.goto('/journal')
  const onThisDay = page.getByRole('region', { name: 'On this day' })

  await test.step('older entries come as one scrolls', async () => {
    await expect(page.getByRole('heading', { name: 'Recent entries' })).toBeAttached()
    const old = page.getByRole('link', { name: /Words of day 118\./ })
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await page.evaluate(() => window.scrollBy(0, 4000))
      await expect(old).toBeVisible({ timeout: 500 })
    }).toPass()
    await old.scrollIntoViewIfNeeded()
    expect(await page.getByRole('listitem').count()).toBeLessThan(90)
    const before = await old.boundingBox()
    await old.click()
    await expect(page.getByRole('link', { name: /Newer/ })).toBeVisible()
    await expect(page.getByText('Words of day 118.').first()).toBeVisible()
    await page.getByRole('link', { name: /Newer/ }).click()
    await expect(page.getByText('Words of day 117.').first()).toBeVisible()
    const write = page.getByRole('button', { name: 'Write', exact: true })
    if (await write.isVisible()) {
      await write.click()
      await expect(page.getByLabel('Your reflection')).toBeFocused()
    } else {
      await page.getByRole('main').getByRole('link', { name: 'Journal' }).click()
      await expect(old).toBeFocused()
    }
    const after = await old.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(60)
  })

  await test.step('words are found in any script, without accents', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    const field = page.getByRole('searchbox', { name: 'Search your journal' })
    await field.fill('यमन')
    await expect(page.getByRole('link', { name: /आज यमन सुना/ })).toBeVisible()
    await field.fill('bhupali KETT')
    await expect(page.getByRole('link', { name: /Bhūpālī at dusk/ })).toBeVisible()
    await expect(page).toHaveURL(/\/journal\?q=bhupali/)
    await page.reload()
    await expect(page.getByRole('link', { name: /Bhūpālī at dusk/ })).toBeVisible()
    await field.fill('nowhere.*')
    await expect(page.getByText(/^You looked for/)).toContainText('nowhere.*')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page.getByText('Recent entries')).toBeVisible()
  })

  await test.step('on this day is at home, and goes until tomorrow when one wants', async () => {
    await expect(onThisDay).toContainText('A week ago the rain came')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('link', { name: /^Written a week ago/ })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Journal' })
      .click()
    await onThisDay.getByRole('button', { name: 'Hide this' }).click()
    await expect(onThisDay).toContainText('Hidden until tomorrow.')
    await page.reload()
    await expect(onThisDay).toContainText('Hidden until tomorrow.')
  })
})
