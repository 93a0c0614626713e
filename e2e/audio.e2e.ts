import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { FILE_SESSION, openSession } from './support/recording.ts'
import { expectSound, sound } from './support/sound.ts'
import { test } from './support/test.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 180_000 })

async function startSession(page: Page) {
  await page.goto('/mood-checkin')
  await page.getByLabel('😐 Neutral').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expect(page).toHaveURL('/session')
}

/** The same from a file of the server. */
async function startFile(page: Page) {
  await openSession(page, FILE_SESSION)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
}

const lockScreen = (page: Page) =>
  page.evaluate(() => {
    const { playbackState, metadata } = navigator.mediaSession
    return { playbackState, title: metadata?.title, artist: metadata?.artist }
  })

test('the lock screen follows the player', { tag: '@phone' }, async ({ signedIn: page }) => {
  await startSession(page)
  await expectSound(page)
  const playing = { playbackState: 'playing', title: 'Morning Calm', artist: 'Ahir Bhairav' }
  await expect.poll(() => lockScreen(page)).toEqual(playing)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => lockScreen(page)).toEqual({ ...playing, playbackState: 'paused' })
  expect((await sound(page)).isPaused).toBe(true)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => lockScreen(page)).toEqual(playing)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Stop and leave' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect
    .poll(() => lockScreen(page))
    .toEqual({ playbackState: 'none', title: undefined, artist: undefined })
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
})

test('a seek requests a part of the file, and the sound continues from there', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await startFile(page)
  await expectSound(page)
  const { duration } = await sound(page)
  expect(duration).toBeGreaterThan(9 * 60)
  const part = page.waitForResponse(
    (response) =>
      response.url().includes('/recordings/') &&
      !/^bytes=0-/.test(response.request().headers().range ?? 'bytes=0-'),
  )
  await page.getByRole('slider', { name: 'Position' }).focus()
  // By thirty seconds each: a busy machine would hear the end of a recording that is sought to its end.
  for (let press = 0; press < 17; press += 1) await page.keyboard.press('PageUp')

  expect((await part).status()).toBe(206)
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(500)
  const { seconds } = await sound(page)
  await page.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(async () => (await sound(page)).seconds).toBeLessThan(seconds)
})

test('a recording that does not come is reported in words, and trying again plays it', {
  tag: '@phone',
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route('/recordings/**', (route) => route.abort())
  await startFile(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load audio file' })
  await expect(alert).toContainText('Audio Error')

  await page.unroute('/recordings/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSound(page)
  await expect(alert).toBeHidden()
})

test('a file that is no sound is reported in other words', { tag: ['@desktop', '@long'] }, async ({
  signedIn: page,
}) => {
  const picture = readFileSync('public/icon-192.png')
  await page.route('/recordings/**', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: picture }),
  )
  await startFile(page)

  await expect(page.getByRole('alert').filter({ hasText: 'Playback Error' })).toContainText(
    'Failed to play audio. Please try again.',
  )
})

test('a file that is not there and a page in its place are reported, with ways on', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/404/)
  const html = { contentType: 'text/html', body: '<title>Sign in to the network</title>' }
  for (const answer of [{ ...html, status: 404 }, html]) {
    await page.route('/recordings/**', (route) => route.fulfill(answer))
    await startFile(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
    await page.unroute('/recordings/**')
  }
})

test('the volume changes in tenths, mutes, and is remembered on the device', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page }) => {
  await startSession(page)
  await expectSound(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveAttribute('aria-valuetext', '100 percent')
  await volume.press('ArrowLeft')
  await volume.press('ArrowLeft')
  await expect(volume).toHaveAttribute('aria-valuetext', '80 percent')
  expect((await sound(page)).volume).toBeCloseTo(0.8)
  await page.getByRole('button', { name: 'Mute' }).click()
  await expect(volume).toHaveAttribute('aria-valuetext', 'Muted')
  expect((await sound(page)).isMuted).toBe(true)
  await page.getByRole('button', { name: 'Unmute' }).click()
  expect(await sound(page)).toMatchObject({ isMuted: false, volume: 0.8 })

  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(volume).toHaveAttribute('aria-valuetext', '80 percent')
})

test('the timeline alone changes in the page while sound plays', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await startSession(page)
  await expectSound(page)
  const changed = await page.evaluate(async () => {
    const audio = document.querySelector('audio')
    const until = (audio?.currentTime ?? 0) + 3
    const lines: Element[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (element) lines.push(element)
      }
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    await new Promise<void>((resolve) => {
      audio?.addEventListener('timeupdate', () => {
        if (audio.currentTime > until) resolve()
      })
    })
    observer.disconnect()
    const line = document.querySelector('[role=slider]')?.closest('div')
    return {
      inside: lines.filter((element) => line?.contains(element)).length,
      outside: lines
        .filter((element) => !line?.contains(element))
        .map((element) => element.outerHTML.slice(0, 120)),
    }
  })

  expect(changed.inside).toBeGreaterThan(0)
  expect(changed.outside).toEqual([])
})
