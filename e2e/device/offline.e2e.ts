import { expect, type Response } from 'playwright/test'
import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { NO_NETWORK, workerReady } from '../support/device/offline.ts'
import { release } from '../support/device/release.ts'
import { openSession, SESSION } from '../support/recording.ts'
import { expectSound } from '../support/sound.ts'
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
  expect(bell).toEqual([206, 'bytes 10-19/120960', 10])
})

test('without a network the sign-in page opens and says that it cannot sign anybody in', {
  tag: '@phone',
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
  // The server makes a recording when it is first asked for.
  await expect.poll(firstBytes, { timeout: 60_000 }).toEqual([206, 100])
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

test('without a network a session is composed and heard', { tag: '@desktop' }, async ({
  home: page,
  context,
  complaints,
}) => {
  complaints.allow(NO_NETWORK)
  await workerReady(page)
  await page.reload()
  await context.setOffline(true)
  await openSession(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page, 2)
})

test('the app can be installed', { tag: '@desktop' }, async ({ page, context }) => {
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
