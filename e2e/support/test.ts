import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from 'playwright/test'
import { Complaints } from './complaints.ts'
import { vouchForTheClock } from './device/vouch-for-the-clock.ts'
import { newPerson, type Person } from './person.ts'
import { keepSignedIn, openHome } from './signed-in.ts'

type Fixtures = {
  /** An account for this test only. */
  person: Person
  /** The page of that person, signed in and at home. */
  home: Page
  /** The page of that person, signed in; none of the app is open yet. */
  signedIn: Page
  /** Makes another device: a context of its own, heard like the first, and closed with the test. */
  newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Fails the test on any complaint of the browser that was not allowed. */
  complaints: Complaints
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints()
      complaints.listen(context)
      await use(complaints)
      base.expect(complaints.unexpected(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await vouchForTheClock(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    await use(page)
    // A request that is still under way has no page to reply to.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  newDevice: async ({ browser, complaints }, use) => {
    const devices: BrowserContext[] = []
    await use(async (options) => {
      const device = await browser.newContext(options)
      devices.push(device)
      await vouchForTheClock(device)
      complaints.listen(device)
      return device
    })
    await Promise.all(devices.map((device) => device.close()))
  },
  person: async ({ browserName: _ }, use) => use(await newPerson()),
  home: async ({ page, person }, use) => {
    await openHome(page, person)
    await use(page)
  },
  signedIn: async ({ page, person }, use) => {
    await keepSignedIn(page, person)
    await use(page)
  },
})
