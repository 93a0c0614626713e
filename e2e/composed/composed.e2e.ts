import { expect, type Page } from 'playwright/test'
import { openSession, SESSION } from '../support/recording.ts'
import { expectSound, hurry, sound } from '../support/sound.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

const of = (minutes: number, query = '') => ({
  ...SESSION,
  audioUrl: `/recordings/bhupali-${minutes}.mp3${query}`,
  sessionData: { raag: 'Bhupali', minutes },
})

// Where a session cannot sound there is also "Play the drone".
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Moves the time line to a share of the session, as a pointer would. */
async function seekTo(page: Page, share: number): Promise<void> {
  const line = page.getByRole('slider', { name: 'Position' })
  const box = await line.locator('xpath=ancestor::*[@data-orientation][last()]').boundingBox()
  if (!box) throw new Error('There is no time line')
  await page.mouse.click(box.x + share * box.width, box.y + box.height / 2)
}

/** The size of the picture that is drawn for the lock screen, `null` while it is that of the app. */
function lockScreenPicture(page: Page) {
  return page.evaluate(async () => {
    const { src = '' } = navigator.mediaSession.metadata?.artwork[0] ?? {}
    if (!src.startsWith('blob:')) return null
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  })
}

test('a session is composed on the device, and no recording is fetched', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/recordings/')) fetched.push(request.url())
  })
  await openSession(page, of(60, '?seed=2026-11-25&sa=e3&balance=1'))
  await press(page, 'Play')
  await expectSound(page)
  // Known before anything of it was made.
  expect((await sound(page)).duration).toBeCloseTo(3600.04, 1)
  await expect.poll(() => lockScreenPicture(page)).toEqual({ width: 512, height: 512 })

  await seekTo(page, 0.8)
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(2800)
  await expectSound(page, (await sound(page)).seconds + 2)
  expect(fetched).toEqual([])
})

test('a composed session ends, and begins again at its beginning', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page }) => {
  await openSession(page, of(3))
  await press(page, 'Play')
  await expectSound(page)
  await page.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText('Ready when you are')).toBeVisible()
  await press(page, 'Play')
  await expectSound(page)
  expect((await sound(page)).seconds).toBeLessThan(60)
  await hurry(page)
})

test('of seeks in quick succession the last one is heard, and nothing before it', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await openSession(page, of(60))
  await press(page, 'Play')
  await expectSound(page)
  for (const share of [0.2, 0.7, 0.4, 0.9, 0.5]) await seekTo(page, share)
  const from = (await sound(page)).seconds
  expect(from).toBeGreaterThan(1790)
  expect(from).toBeLessThan(1850)
  expect(await expectSound(page, from + 2)).toBeLessThan(from + 30)
})

type Held = { workers: Worker[]; areGone: boolean }

/** Keeps hold of the page's workers, so that a test can end them as a system does: without a word. */
async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = { workers: [], areGone: false }
    Object.assign(window, { held })
    window.Worker = class extends Worker {
      constructor(...all: ConstructorParameters<typeof Worker>) {
        super(...all)
        held.workers.push(this)
        if (held.areGone) this.terminate()
      }
    }
  })
}

/** Ends the page's workers, and those that it starts from now on, if these are to be gone too. */
async function endWorkers(page: Page, areGone: boolean): Promise<void> {
  await page.evaluate((gone) => {
    const { held } = window as unknown as { held: Held }
    held.areGone = gone
    for (const worker of held.workers) worker.terminate()
  }, areGone)
}

test('a worker that is gone is missed, and another plays on', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await holdWorkers(page)
  await openSession(page, of(60))
  await press(page, 'Play')
  await expectSound(page)
  await endWorkers(page, false)
  await seekTo(page, 0.5)
  expect(await expectSound(page, (await sound(page)).seconds + 2)).toBeLessThan(1860)
})

test('workers that are gone are a state in words, and trying again plays on', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await holdWorkers(page)
  await openSession(page, of(60))
  await press(page, 'Play')
  await expectSound(page)
  await endWorkers(page, true)
  await seekTo(page, 0.5)
  const slow = page.getByText('This takes longer than usual.')
  await expect(slow).toBeVisible({ timeout: 60_000 })
  await endWorkers(page, false)
  await press(page, 'Try again')
  expect(await expectSound(page, (await sound(page)).seconds + 2)).toBeLessThan(1860)
  await expect(slow).toBeHidden()
})

test('without the encoder a session says so, and plays once it is there', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/404/)
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: 'Not here' }))
  await openSession(page, of(3))
  await press(page, 'Play')
  const alert = page.getByRole('alert').filter({ hasText: 'that makes the sound did not load' })
  await expect(alert).toBeVisible()

  await page.unroute('**/*.wasm')
  await press(page, 'Try again')
  await expectSound(page)
  await expect(alert).toBeHidden()
})

test('without streams a session is composed first, with its share in words, and then plays', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'))
  await openSession(page, of(3))
  await press(page, 'Play')
  await expect(page.getByText(/^Composing the session: \d+ percent\.$/)).toBeVisible()
  await expectSound(page)
  expect((await sound(page)).duration).toBeCloseTo(180.036, 1)
})

test('a browser with nothing but a managed source begins an hour at once', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ManagedMediaSource: MediaSource })
    Reflect.deleteProperty(window, 'MediaSource')
  })
  await openSession(page, of(60))
  await press(page, 'Play')
  await expectSound(page)
  expect((await sound(page)).duration).toBeCloseTo(3600.04, 1)
})

test('of two tabs only the one that began last is heard', { tag: '@desktop' }, async ({
  signedIn: page,
  context,
}) => {
  await openSession(page, of(10))
  await press(page, 'Play')
  await expectSound(page)
  const other = await context.newPage()
  await openSession(other, of(20))
  await press(other, 'Play')
  await expectSound(other)
  await expect.poll(async () => (await sound(page)).isPaused).toBe(true)
})

/**
 * Looks at what really sounds, frame by frame, for so many seconds from a place on; returns the
 * places of the frames, and of those in which nothing sounds.
 */
async function listen(page: Page, from: number, seconds: number) {
  return await page.locator('audio').evaluate(
    async (audio: HTMLAudioElement, stretch) => {
      const heard = Reflect.get(window, 'heard') ?? connect()
      Reflect.set(window, 'heard', heard)
      const { context, analyser } = heard
      await context.resume()
      audio.currentTime = stretch.from
      const samples = new Float32Array(analyser.fftSize)
      const began = context.currentTime
      // Until the seek has sounded, and the graph has its first samples.
      const isSettled = () => !audio.seeking && context.currentTime > began + 0.5
      const frames: number[] = []
      const silent: number[] = []
      await new Promise<void>((resolve) => {
        const look = () => {
          analyser.getFloatTimeDomainData(samples)
          const at = audio.currentTime
          // The tanpuras never stop: 46 ms without a sound are a gap.
          if (isSettled()) {
            frames.push(at)
            if (samples.every((sample) => Math.abs(sample) <= 1e-3)) silent.push(at)
          }
          if (at < stretch.from + stretch.seconds) requestAnimationFrame(look)
          else resolve()
        }
        look()
      })
      return { frames, silent }

      function connect() {
        const context = new AudioContext()
        const analyser = new AnalyserNode(context, { fftSize: 2048 })
        context.createMediaElementSource(audio).connect(analyser).connect(context.destination)
        return { context, analyser }
      }
    },
    { from, seconds },
  )
}

test('where one worker goes on after another there is no gap', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page }) => {
  await holdWorkers(page)
  await openSession(page, of(20))
  await press(page, 'Play')
  await expectSound(page)
  const buffered = () =>
    page
      .locator('audio')
      .evaluate(({ buffered: spans }: HTMLAudioElement) => spans.end(spans.length - 1))
  await expect.poll(buffered, { intervals: [50] }).toBeGreaterThan(18)
  await page.evaluate(() => {
    const { held } = window as unknown as { held: Held }
    for (const worker of held.workers) worker.dispatchEvent(new Event('error'))
  })
  const seam = Math.floor((await buffered()) / 9) * 9
  await expect.poll(buffered, { timeout: 60_000 }).toBeGreaterThan(seam + 60)
  const { silent } = await listen(page, seam - 3, 6)
  expect(silent).toEqual([])
})

test('a stretch of a composed session after a seek has no gap, and breaks no policy', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Reflect.set(window, 'broken', broken)
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      broken.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  await openSession(page, of(20))
  await press(page, 'Play')
  await expectSound(page, 4)
  await seekTo(page, 0.6)
  const from = (await sound(page)).seconds + 2
  await expectSound(page, from)
  const { frames, silent } = await listen(page, from, 15)
  expect(frames.length).toBeGreaterThan(100)
  // A busy machine may lose a moment, elsewhere each time; what was composed is the same each time.
  for (const place of silent) {
    const again = await listen(page, place - 1, 2)
    expect(again.silent.filter((one) => Math.abs(one - place) < 0.1)).toEqual([])
  }
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([])
})
