import { expect, test } from 'playwright/test'
import { newPerson } from '../support/person.ts'
import { openSession } from '../support/recording.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { expectSound } from '../support/sound.ts'
import { BEGIN_CAPTURE, type Captured, READ_CAPTURE } from './captured-sound.ts'
import type { Engine } from './engine.ts'
import { installedEngines } from './installed.ts'
import { createScreen } from './screen.ts'
import { beginSession, createAccount, openLogin, withEngine } from './walk.ts'

const SECONDS = 300
/** A gap that could be heard; a wave between two of its zeros is far shorter. */
const AUDIBLE_MS = 10

type Run = (body: string) => Promise<unknown>

/** Looks at five minutes of what sounds, as it is played. */
async function expectNoGap(run: Run): Promise<void> {
  let captured: Captured = { seconds: 0, longestGapMs: 0 }
  await run(BEGIN_CAPTURE)
  await expect
    .poll(
      async () => {
        captured = JSON.parse(String((await run(READ_CAPTURE)) ?? '{"seconds":0}')) as Captured
        return captured.seconds
      },
      { timeout: 2 * SECONDS * 1000, intervals: [5000] },
    )
    .toBeGreaterThan(SECONDS)
  test.info().annotations.push({ type: 'captured', description: JSON.stringify(captured) })
  expect(captured.longestGapMs).toBeLessThan(AUDIBLE_MS)
}

test('five minutes of a composed session have no gap in Chromium', async ({ page }) => {
  await keepSignedIn(page, await newPerson())
  await openSession(page)
  await page.getByRole('button', { name: 'Play' }).click()
  await expectSound(page, 2)
  await expectNoGap((body) => page.evaluate(`(() => {${body}})()`))
})

for (const { name, start } of installedEngines()) {
  test(`five minutes of a composed session have no gap in ${name}`, async ({ baseURL }) => {
    await withEngine(start, async (engine: Engine) => {
      const screen = createScreen(engine)
      await engine.goTo(`${baseURL}/`)
      await openLogin(screen)
      await createAccount(screen)
      await beginSession(screen)
      await expectNoGap((body) => engine.run(body))
    })
  })
}
