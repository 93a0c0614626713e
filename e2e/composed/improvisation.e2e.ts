import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { openSession, SESSION } from '../support/recording.ts'
import { expectSound, sound } from '../support/sound.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openSettings(page: Page) {
  await press(page, 'Settings')
  return page.getByRole('dialog', { name: 'This session' })
}

test('the Sa of a session is changed while it sounds, and a link plays the same session', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSession(page, SESSION)
  await press(page, 'Play')
  await expectSound(page, 3)
  const settings = await openSettings(page)
  await settings.getByText('Sound', { exact: true }).click()
  await look(page, 'the sound of a session')
  const before = (await sound(page)).seconds
  await settings.getByLabel('Sa', { exact: true }).selectOption('C♯3')
  const after = await expectSound(page, before)
  expect(after - before).toBeLessThan(30)

  await settings.getByText('Breath', { exact: true }).click()
  await settings.getByRole('radio', { name: /^In for 4 seconds, out for 6/ }).check()
  await settings.getByRole('radio', { name: 'Both' }).check()
  await look(page, 'a breath that ring and drone lead')
  await expectSound(page, after)

  await settings.getByText('Share this improvisation').click()
  await settings.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toMatch(/^\?play=bhupali&minutes=10&seed=\d{4}-\d\d-\d\d&sa=cs3$/)
  await settings.getByRole('button', { name: 'Close' }).click()
  await press(page, 'Pause')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: /^Bhupali/ })).toBeVisible()
  await press(page, 'Play')
  await expectSound(page)
})
