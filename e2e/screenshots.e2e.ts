import { expect } from 'playwright/test'
import type { Person } from './support/person.ts'
import { takePicture } from './support/picture.ts'
import { expectSound } from './support/sound.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'

// The README and the web manifest show these. ALAP_SCREENSHOTS=1 writes them anew.

const DUSK = new Date(2026, 2, 3, 18, 30)

const REFLECTIONS = [
  'Rain on the roof the whole time, and I did not mind it. The slow part at the beginning is what I wait for now.',
  'Shoulders came down somewhere after the first bell. Walked home without the phone.',
  'Ten minutes felt like three. I would like to remember the low note, and how long it took to end.',
]

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(DUSK)
})

/** A reflection on each of the three evenings before. */
async function liveThreeDays({ uid }: Person) {
  for (const [index, text] of REFLECTIONS.entries()) {
    const evening = new Date(DUSK)
    evening.setDate(evening.getDate() + index - REFLECTIONS.length)
    await stored(
      `insert into public.journal_entries
         (user_id, id, content, mood, date_created, updated_at, local_date)
       values ($1, gen_random_uuid(), $2, $3, $4, $4, $5)`,
      [uid, text, index === 0 ? 3 : 4, evening, evening.toLocaleDateString('sv')],
    )
  }
}

test('the landing page is in a picture', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await takePicture(page, 'landing', 'jpg')
})

test('the check-in, the session, home and the journal are in pictures', { tag: '@long' }, async ({
  signedIn: page,
  person,
}) => {
  test.setTimeout(180_000)
  await liveThreeDays(person)
  await page.goto('/journal')
  await page.getByLabel('Your reflection').fill('The bell at the end, and then the street again.')
  await page.getByLabel('🙂 Happy').check()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('heading', { name: 'Journal', level: 1 }).click()
  await takePicture(page, 'journal')

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Start Session' }).click()
  await page.getByLabel('🙂 Happy').check()
  await takePicture(page, 'check-in')
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expectSound(page)
  // The toast of the check-in goes by itself, on a busy machine before the sound is there.
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  const line = page.getByRole('slider', { name: 'Position' })
  await line.press('Home')
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) await line.press('PageUp')
  await line.blur()
  await page.getByRole('button', { name: 'Play' }).click()
  // So far on, the recording may still be in the making.
  await expect(line).toHaveAttribute('aria-valuetext', /^3 minutes 3[1-9] seconds/, {
    timeout: 60_000,
  })
  await takePicture(page, 'session')

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expect(page.getByText('You feel Happy today.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recent Reflections' })).toBeVisible()
  await takePicture(page, 'dashboard')
})
