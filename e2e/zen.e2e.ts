import { expect, type Page } from 'playwright/test'
import { look } from './support/look/look.ts'
import { expectSound } from './support/sound.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// A tanpura nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 120_000 })

const zen = (page: Page) => page.getByRole('dialog', { name: 'Zen Mode' })
const setup = (page: Page) => page.getByRole('dialog', { name: 'Sit for a while' })
const done = (page: Page) => page.getByRole('dialog', { name: "You're all set for today" })

/** Notes what sounds and what keeps the screen on: neither can be seen in a page. */
async function takeNotes(page: Page) {
  // A browser without a window would ask for it.
  await page.context().grantPermissions(['screen-wake-lock'])
  await page.addInitScript(() => {
    const notes = { played: [] as string[], locks: 0 }
    Object.assign(window, { notes })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playNoted(this: HTMLMediaElement) {
      if (!this.muted) notes.played.push(new URL(this.src).pathname)
      return play.call(this)
    }
    const { wakeLock } = navigator
    const request = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (type) => {
      const lock = await request(type)
      notes.locks += 1
      lock.addEventListener('release', () => {
        notes.locks -= 1
      })
      return lock
    }
  })
}

const isFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

type Notes = { played: string[]; locks: number }
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes)
const bells = async (page: Page) =>
  (await notesOf(page)).played.filter((path) => path === '/bell.mp3').length

const sessionsOf = ({ uid }: { uid: string }) =>
  stored<{ label: string }>(
    "select emotion_label as label from public.mood_logs where user_id = $1 and emotion = 'session_complete'",
    [uid],
  )

async function beginSit(page: Page, minutes: string, sound: 'Silence' | 'Tanpura') {
  await page.goto('/dashboard?sit')
  await setup(page).getByRole('textbox', { name: 'Minutes' }).fill(minutes)
  await page.getByRole('radio', { name: sound }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

test('the way into Zen Mode is there after a session, too', { tag: ['@phone', '@long'] }, async ({
  signedIn: page,
}) => {
  await page.goto('/mood-checkin')
  await page.getByLabel('😐 Neutral').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expectSound(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('link', { name: 'Zen Mode' }).click()
  await expect(zen(page)).toBeVisible()
})

test('Zen Mode covers everything, keeps the screen on, and is left by every way out', async ({
  signedIn: page,
}) => {
  await takeNotes(page)
  await page.goto('/journal')
  await page.goto('/dashboard')
  const waysOut: Readonly<Record<string, () => Promise<unknown>>> = {
    'the key Escape': () => page.keyboard.press('Escape'),
    'a tap': () => zen(page).click({ position: { x: 40, y: 300 } }),
    'the way back': () => page.goBack(),
    // Twice before the browser has gone back once: the page below stays.
    'two taps': () =>
      zen(page).evaluate((stage: HTMLElement) => {
        stage.click()
        stage.click()
      }),
    "the browser's way out of full screen": () => page.evaluate(() => document.exitFullscreen()),
  }
  for (const [name, leave] of Object.entries(waysOut)) {
    await page.getByRole('link', { name: 'Zen Mode' }).click()
    await expect(zen(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect.poll(async () => (await notesOf(page)).locks).toBe(1)
    await expect.poll(() => isFullScreen(page)).toBe(true)
    await leave()
    await expect(zen(page), name).toBeHidden()
    await expect(page).toHaveURL('/dashboard')
    await expect.poll(async () => (await notesOf(page)).locks).toBe(0)
    await expect.poll(() => isFullScreen(page)).toBe(false)
  }
})

test('the page under Zen Mode is not drawn, and is where it was afterwards', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: 'Zen Mode' })
  const scrolled = () => page.evaluate(() => window.scrollY)
  // What still comes, and letters of another font, would move the page.
  await expect(page.getByRole('heading', { name: 'Meditation Sessions' })).toBeVisible()
  await expect(page.locator('[data-fonts]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  // Where the link is still in sight.
  const place = 10
  await expect
    .poll(async () => {
      await page.evaluate((y) => window.scrollTo(0, y), place)
      return scrolled()
    })
    .toBe(place)
  const isDrawn = () => page.locator('main h1').evaluate((title) => title.checkVisibility())
  expect(await isDrawn()).toBe(true)
  await link.click()
  await expect(zen(page)).toBeVisible()
  expect(await isDrawn()).toBe(false)
  expect(await scrolled()).toBe(place)
  await page.keyboard.press('Escape')
  await expect(zen(page)).toBeHidden()
  expect(await isDrawn()).toBe(true)
  expect(await scrolled()).toBe(place)
  await expect(link).toBeFocused()
})

test('the controls fade, and come back for a finger that does not press them', async ({
  signedIn: page,
}) => {
  await page.clock.install()
  await page.goto('/dashboard?zen')
  const offer = page.getByRole('button', { name: 'Sit without a recording' })
  await expect(offer).toBeVisible()
  const opacity = () =>
    offer.evaluate((button) => {
      let shown = 1
      for (let at: Element | null = button; at; at = at.parentElement) {
        shown *= Number(getComputedStyle(at).opacity)
      }
      return shown
    })
  await page.clock.fastForward(5_000)
  await expect.poll(opacity).toBe(0)
  // A finger presses nothing while they are faded.
  if (test.info().project.name === 'phone') await offer.tap()
  else await page.mouse.move(200, 200)
  await expect.poll(opacity).toBe(1)
  await expect(zen(page)).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect.poll(opacity).toBe(0)
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe(1)
  await page.clock.fastForward(5_000)
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe(1)
})

/**
 * Ends the composer at its first order, as a system does, so that no sit can be composed. Its parts
 * cannot be held back: after a reload they come from the device, where no route reaches them.
 */
async function withoutComposer(page: Page) {
  await page.addInitScript(() => {
    class Ended extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
      }
      terminate() {}
    }
    window.Worker = new Proxy(Worker, {
      construct: (target, [address, options]) =>
        /\/composer-[^/]*\.js/.test(String(address)) ? new Ended() : new target(address, options),
    })
  })
}

test('a sit of a minute that cannot be composed says so, rings twice by the clock, keeps the screen on and is recorded once', {
  tag: '@desktop',
}, async ({ signedIn: page, person }) => {
  await withoutComposer(page)
  await takeNotes(page)
  await page.clock.install()
  await beginSit(page, '1', 'Silence')
  await expect(page.getByText(/could not be composed. It goes on by the clock/)).toBeVisible()
  await look(page, 'a sit by the clock')
  await expect.poll(() => bells(page)).toBe(1)
  await expect.poll(async () => (await notesOf(page)).locks).toBe(1)
  expect((await notesOf(page)).played).toContain('/recordings/stillness.mp3')
  await page.clock.fastForward(61_000)

  await expect(done(page)).toBeVisible()
  await expect(done(page).getByText('Silent sit')).toBeVisible()
  await expect(done(page).getByText('1 minute')).toBeVisible()
  await expect(
    done(page)
      .getByRole('status')
      .filter({ hasText: /^Recorded$/ }),
  ).toBeVisible()
  expect(await bells(page)).toBe(2)
  await expect.poll(async () => (await notesOf(page)).locks).toBe(0)
  await expect.poll(() => sessionsOf(person)).toEqual([{ label: 'Meditation Session Completed' }])
  await page.clock.fastForward(120_000)
  expect(await sessionsOf(person)).toHaveLength(1)
})

test('a sit with the tanpura by the clock is there after a reload, waiting where it was', {
  tag: '@phone',
}, async ({ signedIn: page, person }) => {
  await withoutComposer(page)
  await takeNotes(page)
  await page.clock.install()
  await beginSit(page, '10', 'Tanpura')
  await expect(page.getByText(/It goes on by the clock/)).toBeVisible()
  await page.clock.fastForward(180_000)
  await expect(page.getByRole('timer')).toHaveText(/^(7:00|6:5\d)$/)
  await page.reload()
  await expect(page.getByText('Paused')).toBeVisible()
  const left = await page.getByRole('timer').textContent()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('timer')).toHaveText(left ?? '')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect
    .poll(async () => (await notesOf(page)).played)
    .toContain('/recordings/tanpura-c-sharp.mp3')
  await page.clock.fastForward(430_000)
  await expect(done(page).getByText('Tanpura sit')).toBeVisible()
  await expect(done(page).getByText('10 minutes')).toBeVisible()
  await expect.poll(() => sessionsOf(person)).toHaveLength(1)
})

test('a sit that is left waits, and shows that', { tag: ['@desktop', '@long'] }, async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sit without a recording' }).click()
  await setup(page).getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goBack()
  await expect(toast(page, 'Your sit is paused')).toBeVisible()
  await page.getByRole('link', { name: 'Sit without a recording' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
})

test('Zen Mode and the timer are accessible to every person', async ({ signedIn: page }) => {
  await page.goto('/dashboard?zen')
  await expect(zen(page)).toBeVisible()
  await look(page, 'Zen Mode')
  await page.goto('/dashboard?sit')
  await page.getByRole('radio', { name: 'Tanpura' }).check()
  await look(page, 'choices of a sit')
  await setup(page).getByRole('textbox', { name: 'Minutes' }).fill('999')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('A sit lasts 1 to 180 minutes.')).toBeVisible()
  await look(page, 'a sit of no length')
  await setup(page).getByRole('textbox', { name: 'Minutes' }).fill('5')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await look(page, 'a sit')
  await page.getByRole('button', { name: 'End the sit' }).click()
  await expect(page.getByRole('dialog', { name: 'End this sit?' })).toBeVisible()
  await look(page, 'the end of a sit, asked')
})

test('the ring does not move for people who ask for less motion, and breathes for the others', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => animation.effect?.getComputedTiming().duration),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard?zen')
  await expect(zen(page)).toBeVisible()
  expect(await moving()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dashboard?zen')
  await expect(zen(page)).toBeVisible()
  await expect.poll(moving).toContain(11_000)
})
