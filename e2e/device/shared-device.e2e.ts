import { expect, type Page } from 'playwright/test'
import { NO_NETWORK, writeWithoutNetwork } from '../support/device/offline.ts'
import { newPerson, signIn } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

const PAGES = ['/dashboard', '/journal', '/progress', '/motivation', '/profile', '/?waiting=1']

/** Everything a page shows, and the values of its fields. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    const values = fields.map((field) => (field as HTMLInputElement).value)
    return `${document.title} ${document.documentElement.innerHTML} ${values.join(' ')}`
  })
}

test('a second person on a device sees nothing of the first, whose words wait until they are back', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  const [asha, ravi] = [await newPerson(), await newPerson()]
  await keepSignedIn(page, asha)
  await writeWithoutNetwork(page, 'The low note stayed.', 'The high note')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('1 change waits on this device').first()).toBeVisible()
  await context.setOffline(false)

  await signIn(page, ravi)
  for (const address of PAGES) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const all = await everythingOn(page)
    for (const ofAsha of ['The low note', 'The high note', asha.uid, asha.email]) {
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
})
