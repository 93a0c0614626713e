import { expect, test } from 'playwright/test'
import { newPerson } from '../support/person.ts'
import { openSession } from '../support/recording.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { expectSound } from '../support/sound.ts'
import { BEGIN_CAPTURE, type Captured, READ_CAPTURE } from './captured-sound.ts'
import type { Engine } from './drivers/engine.ts'
import { installedEngines } from './drivers/installed.ts'
import { createScreen } from './screen.ts'
import { beginSession, createAccount, openLogin, withEngine } from './walk.ts'

/** Five minutes; `ALAP_SOUND_SECONDS=30` listens more shortly. */
const SECONDS = Number(process.env.ALAP_SOUND_SECONDS ?? 300)
/** A gap that could be heard; a wave between two of its zeros is far shorter. */
const AUDIBLE_MS = 10

type Run = (body: string) => Promise<unknown>

function capturedOf(found: unknown): Captured {
  return JSON.parse(String(found ?? '{"seconds":0,"longestGapMs":0}')) as Captured
}

/** Looks at minutes of what sounds, as it is played. */
async function expectNoGap(run: Run): Promise<void> {
  let captured = capturedOf(null)
  await expect
    .poll(
      async () => {
        captured = capturedOf(await run(READ_CAPTURE))
        return captured.seconds
      },
      { timeout: 2 * SECONDS * 1000 + 60_000, intervals: [5000] },
    )
    .toBeGreaterThan(SECONDS)
  test.info().annotations.push({ type: 'captured', description: JSON.stringify(captured) })
  expect(captured.longestGapMs).toBeLessThan(AUDIBLE_MS)
}

/** A page script: an element that plays three seconds of a tone, with 20 ms missing in the second one. */
const PLAY_WITH_GAP = `(() => {
  const rate = 48000
  const samples = Int16Array.from({ length: 3 * rate }, (_, at) =>
    at > rate && at < rate * 1.02 ? 0 : 9000 * Math.sin((2 * Math.PI * 220 * at) / rate))
  const head = new DataView(new ArrayBuffer(44))
  const text = (at, word) => [...word].forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF'), text(8, 'WAVEfmt '), text(36, 'data')
  head.setUint32(4, 36 + samples.byteLength, true)
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  head.setUint32(40, samples.byteLength, true)
  const audio = document.createElement('audio')
  audio.src = URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }))
  document.body.append(audio)
})()`

test('a gap of 20 ms is found', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(PLAY_WITH_GAP)
  await page.evaluate(`(() => {${BEGIN_CAPTURE}})()`)
  await page.evaluate(`document.querySelector('audio').play()`)
  const captured = async () => capturedOf(await page.evaluate(`(() => {${READ_CAPTURE}})()`))
  await expect.poll(async () => (await captured()).seconds).toBeGreaterThan(1.5)
  const { longestGapMs } = await captured()
  expect(longestGapMs).toBeGreaterThan(AUDIBLE_MS)
})

test('a composed session has no gap in Chromium', async ({ page }) => {
  await keepSignedIn(page, await newPerson())
  await openSession(page)
  await page.getByRole('button', { name: 'Play' }).click()
  await expectSound(page, 2)
  await page.evaluate(`(() => {${BEGIN_CAPTURE}})()`)
  await expectNoGap((body) => page.evaluate(`(() => {${body}})()`))
})

const CAN_STREAM = `return ['audio/mpeg', 'audio/mp4; codecs="mp3"'].some((type) => MediaSource.isTypeSupported(type))`

/** Without it the whole session is made first, and WebKit is silent for a frame where it reads on in a blob. */
const HOW_TO_STREAM = 'WebKitGTK streams with the package gstreamer1.0-plugins-bad'

for (const { name, start } of installedEngines()) {
  test(`a composed session has no gap in ${name}`, async ({ baseURL }) => {
    await withEngine(start, async (engine: Engine) => {
      const screen = createScreen(engine)
      await engine.goTo(`${baseURL}/`)
      expect(await engine.run(CAN_STREAM), HOW_TO_STREAM).toBe(true)
      await openLogin(screen)
      await createAccount(screen)
      await beginSession(screen)
      // WebKit lets only a person's press begin to look at a sound.
      await engine.run(
        `document.addEventListener('click', () => {${BEGIN_CAPTURE}}, { once: true })`,
      )
      const [title = ''] = await engine.findAll('h1')
      await engine.click(title)
      await expectNoGap((body) => engine.run(body))
    })
  })
}
