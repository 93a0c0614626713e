import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './support/look/axe.ts'
import { newPerson } from './support/person.ts'
import {
  beginning,
  bytesOf,
  FILE_SESSION,
  openSession,
  openShortSession,
  SESSION,
  SHORT_SECONDS,
  SHORT_SESSION,
} from './support/recording.ts'
import { openHome } from './support/signed-in.ts'
import { expectSound, hurry, sound } from './support/sound.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 240_000 })

const player = (page: Page) => page.getByRole('region', { name: 'Player' })

async function play(page: Page, session: object = SESSION): Promise<void> {
  await openSession(page, session)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
}

/** To another screen, as people go: the document stays. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(player(page)).toBeVisible()
}

const isPaused = async (page: Page) => (await sound(page)).isPaused
const seconds = async (page: Page) => (await sound(page)).seconds

test('the sound continues through ten screens, in the one player', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  await play(page)
  const audio = await page.evaluateHandle(() => document.querySelector('audio'))
  await goHome(page)
  let last = await seconds(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of [...'22'].flatMap(() => ['Sessions', 'Check-in', 'Journal', 'Path', 'Home'])) {
    await bar.getByRole('link', { name }).click()
    // The mini-player, or the page's own: one at a time.
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(1)
    last = await expectSound(page, last)
  }
  expect(await audio.evaluate((one) => one === document.querySelector('audio'))).toBe(true)

  await player(page).getByRole('link', { name: SESSION.title }).click()
  await expect(page).toHaveURL('/session')
  await expect(page.getByRole('heading', { level: 1, name: SESSION.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await seconds(page)).toBeGreaterThan(last)
})

test('the end opens the dialog once, and the lock screen shows it', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    const tell = MediaSession.prototype.setPositionState
    MediaSession.prototype.setPositionState = function (state) {
      told.push(state?.position ?? null)
      tell.call(this, state)
    }
  })
  await openShortSession(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  await hurry(page)
  const dialog = page.getByRole('dialog', { name: /all set/ })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCount(1)
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
  const told: number[] = await page.evaluate(() => Reflect.get(window, 'told'))
  expect(told.at(-1)).toBe(0)
  expect(Math.max(...told)).toBeGreaterThan(SHORT_SECONDS - 10)

  await dialog.getByRole('button', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSession(page, SHORT_SESSION)
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
})

test('a drag to the end ends the sound, records nothing and shows what is needed', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page, person }) => {
  await play(page)
  await page.getByRole('slider', { name: 'Position' }).press('End')
  await expect(toast(page, "You've heard part of it")).toBeVisible({ timeout: 180_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  const rows = await stored('select id from public.mood_logs where user_id = $1', [person.uid])
  expect(rows).toEqual([])
})

test('a recording left before continues where it was left, for this person alone', {
  tag: '@desktop',
}, async ({ signedIn: page, person }) => {
  await play(page)
  for (let skips = 0; skips < 5; skips += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => seconds(page)).toBeGreaterThan(50)
  await expectSound(page, 50.5)
  await page.keyboard.press(' ')
  await expect.poll(() => isPaused(page)).toBe(true)
  const left = await seconds(page)

  await page.reload()
  const startOver = page.getByRole('button', { name: 'Start over' })
  await expect(startOver).toBeVisible()
  await expect(page.getByText(/^From 0:5\d\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  expect(await expectSound(page, left)).toBeLessThan(left + 20)

  await signOut(page)
  await openHome(page, await newPerson())
  await openSession(page)
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    /^0 seconds of/,
  )
  await expect(startOver).toHaveCount(0)

  await signOut(page)
  await openHome(page, person)
  await openSession(page)
  await startOver.click()
  await expect(startOver).toHaveCount(0)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  expect(await seconds(page)).toBeLessThan(left)
})

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
}

test('the single keys work from the first sound, for the quickest hand', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  // Once before, so that the recording is made and its sound comes at once.
  await play(page)
  await page.addInitScript(() => {
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      )
    document.addEventListener('playing', press, { capture: true, once: true })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expectSound(page, 10)
})

test('a page that closes without a pause has kept its place', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  await play(page)
  for (let skips = 0; skips < 3; skips += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => seconds(page)).toBeGreaterThan(30)
  await expectSound(page, 30.5)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByText(/^From 0:3\d\.$/)).toBeVisible()
})

test('the tab that begins last is the one that is heard', { tag: '@desktop' }, async ({
  signedIn: page,
  context,
}) => {
  await play(page)
  const other = await context.newPage()
  await openSession(other)
  await other.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(other)
  await expect.poll(() => isPaused(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => isPaused(other)).toBe(true)
  expect(await isPaused(page)).toBe(false)
})

test('the single keys command the player, and can be turned off', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await play(page)
  await goHome(page)
  await page.keyboard.press(' ')
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await isPaused(page)).toBe(true)
  const before = await seconds(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => seconds(page)).toBeCloseTo(before + 10, 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seconds(page)).toBeCloseTo(before, 0)
  await page.keyboard.press('m')
  expect((await sound(page)).isMuted).toBe(true)
  await page.keyboard.press('m')

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Journal' })
    .click()
  const writing = page.getByRole('textbox').first()
  await writing.fill('mmm')
  await writing.press(' ')
  await writing.press('m')
  await expect(writing).toHaveValue('mmm m')
  expect(await sound(page)).toMatchObject({ isPaused: true, isMuted: false })

  await player(page).getByRole('link', { name: SESSION.title }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Keys', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Use these keys on every page' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('m')
  expect((await sound(page)).isMuted).toBe(false)
})

test('a recording from a server without Range is heard from the start, calmly', {
  tag: '@long',
}, async ({ signedIn: page }) => {
  await page.route('/recordings/**', async (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: await beginning(route, 60) }),
  )
  await play(page, FILE_SESSION)
  await expect(
    page.getByText('This recording plays straight through; it cannot be skipped.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forward 10 seconds' })).toBeDisabled()
  const before = await expectSound(page, 2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect(await expectSound(page, before)).toBeLessThan(before + 9)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, 'a recording that cannot be skipped')
})

test('a recording that disappears on the way continues where it broke off', {
  tag: '@phone',
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/404/)
  const whole = bytesOf(600) + 720
  const part = bytesOf(12)
  const waiting = page.getByText('Waiting for more of the recording…')
  await page.route('/recordings/**', async (route) => {
    if (/^bytes=0-/.test(route.request().headers().range ?? '')) {
      return route.fulfill({
        status: 206,
        contentType: 'audio/mpeg',
        headers: { 'accept-ranges': 'bytes', 'content-range': `bytes 0-${part - 1}/${whole}` },
        body: await beginning(route, 12),
      })
    }
    // The rest does not come for a while, and then not at all.
    await expect(waiting).toBeVisible({ timeout: 60_000 })
    return route.fulfill({ status: 404 })
  })
  await play(page, FILE_SESSION)
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load audio file' })
  await expect(alert).toBeVisible({ timeout: 60_000 })
  const broke = await seconds(page)
  expect(broke).toBeGreaterThan(8)

  await page.unroute('/recordings/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await expectSound(page, broke)).toBeLessThan(broke + 15)
  await expect(alert).toBeHidden()
})

test('the heart keeps the session, here and after a reload', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  await play(page)
  await goHome(page)
  const heart = player(page).getByRole('button', { name: `Favourite: ${SESSION.title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const stored = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('add_favourite'),
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await stored
  await play(page)
  await goHome(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
