import { expect, type Page } from 'playwright/test'
import { everythingOnDevice } from '../support/device/everything-on-device.ts'
import { NO_NETWORK, writeWithoutNetwork } from '../support/device/offline.ts'
import { newPerson, type Person, signIn } from '../support/person.ts'
import { dayOf } from '../support/practice/practice-rows.ts'
import { holdComposer } from '../support/practice/practising.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored, textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

const PAGES = [
  ...['/dashboard', '/journal', '/progress', '/progress?tab=insight', '/motivation', '/profile'],
  ...['/vedic-calculator', '/panchang', '/onboarding/astrology', '/mood-checkin', '/session'],
]

const CANARY = 'yellow-bird'

/** A word in every text of every table that a person can write into. */
async function plant({ uid }: Person, page: Page): Promise<void> {
  const columns = `birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
    utc_offset_seconds`
  const birth = `'1987-08-14', '05:40', '${CANARY} town', 'auto', 16.18, 81.13, 'Asia/Kolkata', 19800`
  const day = await dayOf(page)
  for (const [text, values] of [
    [
      `insert into public.user_astro_profiles (user_id, full_name, current_dasha, moon_sign, ${columns})
       values ($1, '${CANARY} name', '${CANARY} dasha', '${CANARY} sign', ${birth})`,
    ],
    [
      `insert into public.kept_charts (user_id, id, name, ${columns})
       values ($1, gen_random_uuid(), '${CANARY} friend', ${birth})`,
    ],
    [
      `insert into public.personal_recordings (user_id, id, title, raag, address)
       values ($1, gen_random_uuid(), '${CANARY} concert', '${CANARY} mode',
         'https://media.example/${CANARY}.mp3')`,
    ],
    [
      `insert into public.mood_logs
         (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag)
       values ($1, gen_random_uuid(), 'session_complete', 'Meditation Session Completed', $2, 380, 10,
         '${CANARY} raga')`,
      [day],
    ],
    [
      `insert into public.journal_entries (user_id, id, content, mood, local_date)
       values ($1, gen_random_uuid(), '${CANARY} entry', 4, $2)`,
      [day],
    ],
  ] as const) {
    await stored(text, [uid, ...(values ?? [])])
  }
}

test('a person who signs out leaves here what is unsent and not saved, and nothing that the database has', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  const asha = await newPerson()
  await holdComposer(page)
  await keepSignedIn(page, asha)
  await plant(asha, page)
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'networkidle' })
  }
  await page.goto('/journal')
  await page.getByLabel('Your reflection').fill(`${CANARY} sent`)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved' })
  await dialog.getByRole('button', { name: 'Write another' }).click()
  await expect.poll(() => textsOf(asha)).toContain(`${CANARY} sent`)
  for (const part of ['entry', 'friend', 'name', 'town', 'concert', 'sent']) {
    await expect.poll(() => everythingOnDevice(page)).toContain(`${CANARY} ${part}`)
  }

  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(
    page
      .getByText(
        '1 change waits on this device, and will be sent when you sign in here again. What you began and did not save stays here: a reflection.',
      )
      .first(),
  ).toBeVisible()
  await expect.poll(() => everythingOnDevice(page)).not.toContain(CANARY)
  const left = await everythingOnDevice(page)
  for (const ofAsha of ['The low note stayed.', 'The high note']) expect(left).toContain(ofAsha)

  await context.setOffline(false)
  await signIn(page, asha)
  await expect.poll(() => textsOf(asha)).toContain('The low note stayed.')
  await page.goto('/journal')
  await expect(page.getByLabel('Your reflection')).toHaveValue('The high note')
  await expect(page.getByText(`${CANARY} entry`)).toBeVisible()
})
