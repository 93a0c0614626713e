import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { openSession } from '../support/recording.ts'
import { test } from '../support/test.ts'

// What the service worker has kept would come with the policy that the server sends.
test.use({ serviceWorkers: 'block' })
test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ complaints }) => complaints.allow(/^Service Worker registration blocked/))

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const POLICY = 'content-security-policy'

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

/** The recorded tanpura of a sit has a name of its own, and moves on. */
async function expectDrone(page: Page): Promise<void> {
  await press(page, 'Play the drone')
  await expect(page.getByRole('dialog', { name: 'Tanpura sit' })).toBeVisible()
  await expect(page.getByText(/^On a locked phone a bell may wait/)).toBeVisible()
  await expect(page.getByRole('timer', { name: /^9 minutes/ })).toBeVisible()
}

test('where the policy forbids the encoder a session says so, and the drone plays', async ({
  signedIn: page,
  complaints,
}) => {
  complaints.allow(/wasm-unsafe-eval|WebAssembly/)
  await forbidInWorkers(page, " 'wasm-unsafe-eval'")
  // Not yet, says the server while it makes the recording.
  const drone = page.waitForResponse(
    (response) => /tanpura-.*\.mp3/.test(response.url()) && response.status() === 206,
    { timeout: 120_000 },
  )
  await openSession(page)
  await press(page, 'Play')
  const alert = page.getByRole('alert').filter({ hasText: 'that makes the sound did not load' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await look(page, 'a session that cannot be composed')

  await expectDrone(page)
  await drone
})
