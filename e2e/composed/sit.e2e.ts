import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

const done = (page: Page) => page.getByRole('dialog', { name: "You're all set for today" })
const setup = (page: Page) => page.getByRole('dialog', { name: 'Sit for a while' })

/** Keeps hold of what a page plays and of its workers: neither can be seen in its document. */
async function holdSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = { heard: [], workers: [], areGone: false }
    Object.assign(window, { held })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playHeld(this: HTMLMediaElement) {
      if (!this.muted && !held.heard.includes(this)) held.heard.push(this)
      return play.call(this)
    }
    window.Worker = class extends Worker {
      constructor(...all: ConstructorParameters<typeof Worker>) {
        super(...all)
        held.workers.push(this)
        if (held.areGone) this.terminate()
      }
    }
  })
}

type Held = { heard: HTMLMediaElement[]; workers: Worker[]; areGone: boolean }

/** Everything that was played aloud. */
const heard = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { held: Held }).held.heard.map(
      ({ src, currentTime, duration, paused }) => ({
        isMade: src.startsWith('blob:'),
        seconds: currentTime,
        duration,
        isPaused: paused,
      }),
    ),
  )

/** Waits until the only sound of the page has come beyond a second. */
async function expectHeard(page: Page, after: number) {
  await expect
    .poll(async () => (await heard(page))[0]?.seconds, { timeout: 120_000 })
    .toBeGreaterThan(after)
  const sounds = await heard(page)
  expect(sounds).toMatchObject([{ isMade: true, isPaused: false }])
  return sounds[0]
}

/**
 * Plays sixteen times as fast until a second, once all of it is composed, so that the sound never has
 * to wait; notes how loud each half second after it is.
 */
function hurryTo(page: Page, second: number) {
  return page.evaluate(async (until) => {
    const [audio] = (window as unknown as { held: Held }).held.heard
    if (!audio) throw new Error('Nothing sounds')
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 32_768 })
    context.createMediaElementSource(audio).connect(analyser).connect(context.destination)
    await context.resume()
    const samples = new Float32Array(analyser.fftSize)
    const loudest: [second: number, peak: number][] = []
    Object.assign(window, { loudest })
    audio.addEventListener('timeupdate', () => {
      const { buffered, currentTime } = audio
      const composed = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
      audio.playbackRate = currentTime < until && composed >= until ? 16 : 1
      if (currentTime < until) return
      analyser.getFloatTimeDomainData(samples)
      loudest.push([
        audio.currentTime,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      ])
    })
  }, second)
}

const loudest = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'loudest') as [second: number, peak: number][])

async function begin(page: Page, minutes: string, sound: 'Silence' | 'Rain' | 'Tanpura') {
  await page.goto('/dashboard?sit')
  await setup(page).getByRole('textbox', { name: 'Minutes' }).fill(minutes)
  await page.getByRole('radio', { name: sound }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

test('a composed sit of a minute rings in its own sound while no timer of the page runs, and is recorded once', {
  tag: '@desktop',
}, async ({ signedIn: page, person }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/recordings/')) fetched.push(request.url())
  })
  await holdSounds(page)
  await page.clock.install()
  await begin(page, '1', 'Silence')
  const sound = await expectHeard(page, 0.5)
  expect(sound?.duration).toBeCloseTo(75.06, 1)
  // From now on the page's own clock stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await hurryTo(page, 50)

  await expect(done(page)).toBeVisible({ timeout: 120_000 })
  await expect(done(page).getByText('Silent sit')).toBeVisible()
  await expect(done(page).getByText('1 minute')).toBeVisible()
  // The last bell rings on, and nothing else has been played.
  await expectHeard(page, 62)
  const peaks = await loudest(page)
  const between = (from: number, to: number) =>
    peaks.flatMap(([second, peak]) => (second > from && second < to ? [peak] : []))
  expect(Math.max(...between(53, 59.5))).toBeLessThan(0.02)
  expect(Math.max(...between(60.5, 62))).toBeGreaterThan(0.05)
  expect(fetched).toEqual([])

  await page.clock.resume()
  await expect.poll(async () => (await heard(page))[0]?.isMade, { timeout: 45_000 }).toBe(false)
  expect(
    await stored(
      "select emotion_label from public.mood_logs where user_id = $1 and emotion = 'session_complete'",
      [person.uid],
    ),
  ).toHaveLength(1)
})

test('a composed sit with the tanpura is there after a reload, and goes on in its sound from there', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  await holdSounds(page)
  await begin(page, '3', 'Tanpura')
  await expectHeard(page, 1)
  // The place that is kept may be a tick older than what is heard.
  await hurryTo(page, 63)
  await expectHeard(page, 64)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.reload()
  await expect(page.getByText('Paused')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d$/)
  await page.getByRole('button', { name: 'Resume' }).click()
  const sound = await expectHeard(page, 65)
  expect(sound?.duration).toBeCloseTo(195.05, 1)
  await hurryTo(page, 179)
  await expect(done(page).getByText('Tanpura sit')).toBeVisible({ timeout: 120_000 })
  await expect(done(page).getByText('3 minutes')).toBeVisible()
})

test('a composed sit whose workers are gone goes on by the clock from its place', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await holdSounds(page)
  await begin(page, '60', 'Rain')
  await expectHeard(page, 1)
  await page.evaluate(() => {
    const { held } = window as unknown as { held: Held }
    held.areGone = true
    for (const worker of held.workers) worker.terminate()
    const sounds = held.heard
    if (sounds[0]) sounds[0].currentTime = 1800
  })
  await expect(page.getByText(/could not be composed. It goes on by the clock/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('timer')).toHaveText(/^29:[45]\d$/)
  await expect(page.getByRole('timer')).not.toHaveText('29:59')
})

test('a composed sit without streams is whole first, with its share in words, and then sounds', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page }) => {
  await holdSounds(page)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'))
  await page.goto('/dashboard?sit')
  const late = page.getByText(/On a locked phone a bell may wait until you look/)
  await expect(late).toBeHidden()
  await page.getByRole('radio', { name: '60 minutes' }).check()
  await expect(late).toBeVisible()

  await begin(page, '20', 'Rain')
  await expect(page.getByText(/^Composing the sit: \d+ percent\./)).toBeVisible()
  await look(page, 'a sit that is composed first')
  await expect(page.getByRole('timer')).toHaveText('20:00')
  await expect
    .poll(async () => (await heard(page))[0]?.seconds ?? 0, { timeout: 120_000 })
    .toBeGreaterThan(0.5)
  await expect(page.getByText(/^Composing/)).toBeHidden()
  expect((await heard(page))[0]?.duration).toBeCloseTo(1215.04, 1)
})
