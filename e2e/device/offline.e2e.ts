import { statSync } from 'node:fs'
import { expect, type Page, type Response } from 'playwright/test'
import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { beadsKept, NO_NETWORK, workerReady } from '../support/device/offline.ts'
import { release } from '../support/device/release.ts'
import type { Person } from '../support/person.ts'
import { openSession, SESSION } from '../support/recording.ts'
import { expectSound, hurry, sound } from '../support/sound.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const DAY_MS = 86_400_000

test('after one visit every page opens without a network on the next day', {
  tag: '@desktop',
}, async ({ home: page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  await workerReady(page)
  await context.setOffline(true)
  await context.clock.setSystemTime(Date.now() + DAY_MS)
  for (const address of APP_ADDRESSES) {
    await test.step(address, async () => {
      const path = address.replace('*', 'raga-yaman')
      const response = await page.goto(path)
      expect(response?.fromServiceWorker()).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('could not be fetched')).toHaveCount(0)
    })
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit with a raga, once a day.')
  const bell = await page.evaluate(async () => {
    const part = await fetch('/bell.mp3', { headers: { Range: 'bytes=10-19' } })
    return [part.status, part.headers.get('content-range'), (await part.blob()).size]
  })
  expect(bell).toEqual([206, `bytes 10-19/${statSync('public/bell.mp3').size}`, 10])
})

test('without a network the sign-in page opens and says that it cannot sign anybody in', {
  tag: ['@phone', '@long'],
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_NETWORK)
  await page.goto('/login')
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('four quiet strings')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The sign-in service cannot be reached.').first()).toBeVisible()
})

test('recordings do not pass through the worker and are still sent in parts', {
  tag: '@phone',
}, async ({ home: page }) => {
  await workerReady(page)
  await page.reload()
  const replies: Response[] = []
  page.on('response', (response) => {
    if (response.url().includes('/recordings/')) replies.push(response)
  })
  const firstBytes = () =>
    page.evaluate(async (url) => {
      const part = await fetch(url, { headers: { Range: 'bytes=0-99' } })
      return [part.status, (await part.blob()).size]
    }, SESSION.audioUrl)
  expect(await firstBytes()).toEqual([206, 100])
  expect(replies.filter((response) => response.fromServiceWorker())).toEqual([])
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/app.html')
  expect(kept.filter((path) => !/^\/(assets\/|$|\w[\w-]*\.\w+$)/.test(path))).toEqual([])
})

const MALA = '/dashboard?mantras=ganesha'

/** What the database has of a practice: sessions as they were heard, and beads. */
const practiceOf = ({ uid }: Person) =>
  stored<{ what: string; amount: number }>(
    `select heard as what, minutes::integer as amount from public.mood_logs where user_id = $1
     union all select mantra, beads from public.japa where user_id = $1 order by what`,
    [uid],
  )

/** Hears a session of the shortest length to its end, and looks at the day in the calendar. */
async function hearThreeMinutes(page: Page): Promise<void> {
  await openSession(page, { ...SESSION, sessionData: { raag: 'Bhupali' } })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'This session' })
  await settings.getByText('Length', { exact: true }).click()
  await settings.getByRole('radio', { name: 'Another length' }).check()
  await settings.getByRole('slider', { name: 'Length' }).focus()
  await page.keyboard.press('Home')
  await expect(settings.getByText('3 minutes', { exact: true })).toBeVisible()
  await settings.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  expect((await sound(page)).duration).toBeCloseTo(180.04, 0)
  await hurry(page)
  const done = page.getByRole('dialog', { name: "You're all set for today" })
  // Composing takes as long as it takes; the test has its own limit.
  await done.waitFor({ timeout: 0 })
  await expect(done.getByRole('status').filter({ hasText: /^Recorded$/ })).toBeVisible()
  await done.getByRole('button', { name: 'View Progress' }).click()
  await expect(today(page)).toBeVisible()
}

const today = (page: Page) => page.getByRole('button', { name: /^Today, .*: 1 session/ })

/** What the device shows of that practice, on pages that are loaded without a network. */
async function expectPracticeShown(page: Page): Promise<void> {
  await page.goto(MALA)
  const mala = page.getByRole('button', { name: 'Next bead' })
  await expect(mala).toHaveAccessibleDescription('10 of 108')
  await page.goto('/progress')
  await expect(today(page)).toBeVisible()
}

test('without a network a session is heard to its end and recorded, beads are counted, a place is found, and all of it arrives', {
  tag: '@desktop',
}, async ({ home: page, context, person, complaints }) => {
  complaints.allow(NO_NETWORK)
  await workerReady(page)
  await page.reload()
  await context.setOffline(true)
  await hearThreeMinutes(page)

  await page.goto(MALA)
  const mala = page.getByRole('button', { name: 'Next bead' })
  await expect(mala).toHaveAccessibleDescription('0 of 108')
  for (let bead = 0; bead < 10; bead += 1) await mala.press('Space')
  await expect(mala).toHaveAccessibleDescription('10 of 108')
  await beadsKept(page, 10)

  await page.goto('/panchang')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Bengaluru')
  await page.getByRole('option', { name: /^Bengaluru/ }).click()
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  await expectPracticeShown(page)
  expect(await practiceOf(person)).toEqual([])

  await context.setOffline(false)
  await expect
    .poll(() => practiceOf(person))
    .toEqual([
      {
        what: expect.stringMatching(/^\/recordings\/bhupali-3\.mp3\?seed=\d{4}-\d\d-\d\d$/),
        amount: 3,
      },
      { what: 'ganesha', amount: 10 },
    ])
  await today(page).click()
  await page.getByRole('link', { name: 'Hear it again: Bhupali, 3 minutes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Bhupali/ })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  expect((await sound(page)).duration).toBeCloseTo(180.04, 0)
})

test('the app can be installed', { tag: ['@desktop', '@long'] }, async ({ page, context }) => {
  await page.goto('/login')
  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, shortcuts, screenshots } = JSON.parse(data ?? '{}')
  const named = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((one: typeof screenshots) => one.icons),
  ]
  for (const { src, sizes } of named) {
    const [width] = sizes.split('x')
    if (width === 'any') continue
    const size = await page.evaluate(async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Every page of a test is in a private window.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})

test('a new version waits while a recording plays, and starts when the person wants it', {
  tag: '@desktop',
}, async ({ signedIn: page, context }) => {
  await openSession(page)
  await workerReady(page)
  await page.getByRole('button', { name: 'Play' }).first().click()
  await expectSound(page)
  const isSamePage = await page.evaluateHandle(() => ({}))

  await release(context)
  const card = page.getByRole('region', { name: 'New version' })
  await expectSound(page, 1)
  await expect(card).toHaveCount(0)
  expect(await isSamePage.evaluate(() => true)).toBe(true)

  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(card.getByText('A new version of Alap is ready')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await card.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect(card).toHaveCount(0)
})
