import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { openSession, SESSION } from '../support/recording.ts'
import { addPolicy } from '../support/second-policy.ts'
import { sound } from '../support/sound.ts'
import { test } from '../support/test.ts'

// What the service worker has kept would come with the policy that the server sends.
test.use({ serviceWorkers: 'block' })
test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ complaints }) => complaints.allow(/^Service Worker registration blocked/))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const POLICY = 'content-security-policy'
const BLOCKED = /^Loading media from +'blob:.*"media-src 'self'"/

/**
 * The scripts of workers come without one permission. A response that Playwright sends itself may not
 * ask the stand-ins of this machine, so the real ones are changed on their way.
 */
async function forbidInWorkers(page: Page, permission: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/assets/*.js', requestStage: 'Response' }],
  })
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    const headers = responseHeaders.map(({ name, value }) => ({
      name,
      value: name.toLowerCase() === POLICY ? value.replaceAll(permission, '') : value,
    }))
    const changed = {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: headers,
    }
    session.send('Fetch.continueResponse', changed).catch(() => undefined)
  })
}

/** The recorded tanpura of a sit has a name of its own, is fetched, and moves on. */
async function expectDrone(page: Page, left: RegExp): Promise<void> {
  // Not yet, says the server while it makes the recording.
  const drone = page.waitForResponse(
    (response) => /tanpura-.*\.mp3/.test(response.url()) && response.status() === 206,
    { timeout: 120_000 },
  )
  await press(page, 'Play the drone')
  await expect(page.getByRole('dialog', { name: 'Tanpura sit' })).toBeVisible()
  await expect(page.getByText(/^On a locked phone a bell may wait/)).toBeVisible()
  await expect(page.getByRole('timer', { name: left })).toBeVisible()
  await drone
}

test('where the policy forbids the encoder a session says so, and the drone plays', async ({
  signedIn: page,
  complaints,
}) => {
  complaints.allow(/wasm-unsafe-eval|WebAssembly/)
  await forbidInWorkers(page, " 'wasm-unsafe-eval'")
  await openSession(page)
  await press(page, 'Play')
  const alert = page.getByRole('alert').filter({ hasText: 'that makes the sound did not load' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await look(page, 'a session that cannot be composed')

  await expectDrone(page, /^9 minutes/)
})

for (const way of ['streamed', 'whole'] as const) {
  test(`where the policy forbids the address of a ${way} session it says so, and the drone plays`, {
    tag: ['@desktop', '@long'],
  }, async ({ signedIn: page, complaints }) => {
    complaints.allow(BLOCKED)
    await addPolicy(page, "media-src 'self'")
    if (way === 'whole') {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'))
    }
    const sessionData = { ...SESSION.sessionData, minutes: 3 }
    await openSession(page, { ...SESSION, sessionData, audioUrl: '/recordings/bhupali-3.mp3' })
    await press(page, 'Play')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load audio file' })
    // One that is whole has an address only when all of it is composed.
    await expect(alert).toBeVisible({ timeout: 90_000 })
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Nothing plays in spite of the words, and nothing begins by itself.
    expect(await sound(page)).toMatchObject({ seconds: 0, isPaused: true })

    await expectDrone(page, /^2 minutes/)
  })
}

test('where the policy forbids the address of a sit it says so, and goes on by the clock', {
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(BLOCKED)
  await addPolicy(page, "media-src 'self'")
  await page.goto('/dashboard?sit')
  await page.getByRole('radio', { name: 'Rain' }).check()
  await press(page, 'Begin')
  await expect(page.getByText(/could not be composed. It goes on by the clock/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^19:[345]\d$/)
})
