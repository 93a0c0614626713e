import { expect, type Page } from 'playwright/test'
import { NO_NETWORK, writeWithoutNetwork } from '../support/device/offline.ts'
import { newPerson, type Person, signIn } from '../support/person.ts'
import { checkIn, holdComposer } from '../support/practice/practising.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored, textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

const PAGES = [
  ...['/dashboard', '/journal', '/progress', '/motivation', '/profile', '/?waiting=1'],
  ...['/vedic-calculator', '/panchang', '/onboarding/astrology', '/mood-checkin', '/session'],
  '/audio',
]

/** What a person sees of their life on these pages. */
const CONCERT = 'Rain at Sawai Gandharva'
const OF_LIFE = {
  '/dashboard': ['You feel Neutral today.'],
  '/panchang': ['Bengaluru'],
  '/vedic-calculator': ['14 August 1987', 'Machilipatnam', 'Meera'],
  '/audio': [CONCERT],
}

/** Birth details, the chart of a friend, a recording, a mood, and a place for the almanac. */
async function live({ uid }: Person, page: Page): Promise<void> {
  const columns = `birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
    utc_offset_seconds`
  const birth = `'1987-08-14', '05:40', 'Machilipatnam', 'auto', 16.18, 81.13, 'Asia/Kolkata', 19800`
  await stored(
    `insert into public.user_astro_profiles (user_id, full_name, ${columns})
     values ($1, 'Meera', ${birth})`,
    [uid],
  )
  await stored(
    `insert into public.kept_charts (user_id, id, name, ${columns})
     values ($1, gen_random_uuid(), 'Meera', ${birth})`,
    [uid],
  )
  await stored(
    `insert into public.personal_recordings (user_id, id, title, address)
     values ($1, gen_random_uuid(), '${CONCERT}', 'https://media.example/a.mp3')`,
    [uid],
  )
  await keepMoodAndPlace(page)
  await page.getByRole('link', { name: 'Vedic Calculator' }).click()
  await expect(page.getByRole('group', { name: 'Whose chart' })).toContainText('Meera')
}

async function keepMoodAndPlace(page: Page): Promise<void> {
  await page.goto('/panchang')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Bengaluru')
  await page.getByRole('option', { name: /^Bengaluru/ }).click()
  await page.goto('/dashboard')
  await checkIn(page, '😐 Neutral')
}

/** Everything a page holds: its text, its elements, and the values of its fields. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    const values = fields.map((field) => (field as HTMLInputElement).value)
    const { title, body, documentElement } = document
    return [title, body.textContent, documentElement.innerHTML, ...values].join(' ')
  })
}

test('a second person on a device sees nothing of the first, whose words wait until they are back', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  const [asha, ravi] = [await newPerson(), await newPerson()]
  await holdComposer(page)
  await keepSignedIn(page, asha)
  await live(asha, page)
  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('1 change waits on this device').first()).toBeVisible()
  await context.setOffline(false)

  await signIn(page, ravi)
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading').first()).toBeVisible()
    const all = await everythingOn(page)
    for (const ofAsha of [
      'The low note',
      'The high note',
      asha.uid,
      asha.email,
      CONCERT,
      '1987-08-14',
      ...Object.values(OF_LIFE).flat(),
    ]) {
      expect(all, address).not.toContain(ofAsha)
    }
  }
  expect(await textsOf(ravi)).toEqual([])
  expect(await textsOf(asha)).toEqual([])

  await keepSignedIn(page, asha)
  await page.goto('/journal')
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
  await expect.poll(() => textsOf(asha)).toEqual(['The low note stayed.'])
  expect(await textsOf(ravi)).toEqual([])
  for (const [address, ofAsha] of Object.entries(OF_LIFE)) {
    await page.goto(address)
    for (const words of ofAsha) await expect.poll(() => everythingOn(page)).toContain(words)
  }
})
