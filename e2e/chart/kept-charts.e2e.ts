import { expect, type Page } from 'playwright/test'
import { NO_NETWORK, workerReady } from '../support/device/offline.ts'
import { look } from '../support/look/look.ts'
import { stored } from '../support/stored.ts'
import { tabTo } from '../support/tab-to.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: 240_000 })

/** Types into a field that Tab leads to, instead of what stands there. */
async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

async function pressByKeys(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function choosePlace(page: Page, label: string, typed: string, name: RegExp) {
  await typeInto(page, label, typed)
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const namesOf = async (uid: string) => {
  const rows = await stored<{ name: string }>(
    'select name from public.kept_charts where user_id = $1 order by name',
    [uid],
  )
  return rows.map(({ name }) => name)
}

test('a friend’s chart is kept, changed without a network, deleted and brought back, by keys alone', async ({
  signedIn: page,
  person,
  complaints,
}) => {
  complaints.allow(NO_NETWORK)
  await page.goto('/vedic-calculator')
  await pressByKeys(page, 'Add a chart')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Meera')
  await typeInto(page, 'Birth Date', '28/2/1991')
  await typeInto(page, 'Birth Time', '5:40 am')
  await choosePlace(page, 'Birth Place', 'Pune', /^Pune, Maharashtra/)
  await look(page, 'a new chart')
  await pressByKeys(page, 'Keep this chart')
  await expect(page.getByRole('heading', { name: 'The chart of Meera' })).toBeVisible()
  await expect.poll(() => namesOf(person.uid)).toEqual(['Meera'])
  await look(page, 'a kept chart')

  await workerReady(page)
  await page.context().setOffline(true)
  await pressByKeys(page, 'Change')
  await expect(page.getByLabel('Name')).toBeFocused()
  await typeInto(page, 'Name', 'Meera Rao')
  await pressByKeys(page, 'Save changes')
  await expect(page.getByRole('heading', { name: 'The chart of Meera Rao' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saved on this device: 1 change' })).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => namesOf(person.uid)).toEqual(['Meera Rao'])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'The chart of Meera Rao' })).toBeVisible()
  await pressByKeys(page, 'Change')
  await pressByKeys(page, 'Delete this chart')
  await expect.poll(() => namesOf(person.uid)).toEqual([])
  await pressByKeys(page, 'Undo')
  await expect.poll(() => namesOf(person.uid)).toEqual(['Meera Rao'])
  await pressByKeys(page, 'Meera Rao')
  await expect(page.getByRole('heading', { name: 'The chart of Meera Rao' })).toBeVisible()
})

test('the panchang and the open chart work by keys alone', async ({ signedIn: page }) => {
  await page.goto('/panchang')
  await choosePlace(page, 'Town or city', 'Bengaluru', /^Bengaluru/)
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  await page.goto('/panchang?day=2025-01-09')
  await expect(page.getByRole('heading', { name: /9.*2025/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Shukla Ekadashi', { exact: true }).first()).toBeVisible()

  await page.goto('/try/chart')
  await typeInto(page, 'Birth Date', '28/2/1991')
  await typeInto(page, 'Birth Time', '5:40 am')
  await choosePlace(page, 'Birth Place', 'Pune', /^Pune, Maharashtra/)
  await pressByKeys(page, 'Calculate Vedic Chart')
  await expect(page.getByRole('heading', { name: 'The chart', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keep this chart' })).toBeVisible()
  await look(page, 'an open chart that can be kept')
})
