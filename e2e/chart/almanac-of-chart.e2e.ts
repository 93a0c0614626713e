import { expect } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

test('a birth chart is read by its vargas, another ayanamsha and the sky of a day', async ({
  signedIn: page,
  person,
}) => {
  await stored(
    `insert into public.user_astro_profiles
       (user_id, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes)
     values ($1, '1991-02-28', '05:40', 'Pune', 'auto', 18.5196, 73.8554, 'Asia/Kolkata', 19800, 15)`,
    [person.uid],
  )
  await page.goto('/vedic-calculator')
  await page.getByText('Vargas and the sky now').click()
  await expect(page.getByText(/^The lagna of D9 is Cancer, for a birth up to/)).toBeVisible()
  await page.getByLabel('Varga', { exact: true }).selectOption('D60 Shashtyamsha')
  await expect(page.getByText(/so it is seldom firm\.$/)).toBeVisible()
  await look(page, 'vargas')

  await page.getByText('How this was computed').click()
  await page.getByLabel('Ayanamsha').selectOption('Raman')
  await expect(page.getByText('The lagna stands in Dhanishta instead of Shravana.')).toBeVisible()
  await page.reload()
  await page.getByText('Vargas and the sky now').click()
  await expect(page.getByText(/a varga\. By the Raman ayanamsha, 22\.2873°\.$/)).toBeVisible()

  await page.getByRole('tab', { name: 'Vargas' }).press('ArrowRight')
  await page.getByLabel('Day').fill('2027-07-01')
  await expect(page.getByRole('table', { name: 'The grahas on 1 Jul 2027, 12:00' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Saturn शनि Aries/ })).toBeVisible()
  await page.getByText(/^All \d+ stays$/).click()
  await expect(page.getByRole('table', { name: 'Saturn’s stays' })).toBeVisible()
  await look(page, 'sky over the chart')
})
