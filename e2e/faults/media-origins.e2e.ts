import { expect } from 'playwright/test'
import { startBuiltServer } from '~dev/app-server/built-server.ts'
import { folders } from '~dev/process/local-folder.ts'
import { environment } from '../support/environment.ts'
import { openShortSession } from '../support/recording.ts'
import { expectSound } from '../support/sound.ts'
import { test as base } from '../support/test.ts'

/** The build under test, served a second time by a deployer who allows one host of recordings. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const { authUrl, sqlEndpoint } = environment()
    Object.assign(process.env, {
      MEDIA_ORIGINS: 'https://media.example',
      VITE_AUTH_EMULATOR_URL: authUrl,
      VITE_DATABASE_DOOR: 'sql',
      VITE_DATABASE_ENDPOINT: sqlEndpoint,
    })
    const server = await startBuiltServer(folders.built(), 0)
    await use(server.url)
    await server.stop()
  },
})

test('a build with MEDIA_ORIGINS plays the host it names, and refuses another in words', {
  tag: '@phone',
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/other\.example.*media-src 'self'/)
  await openShortSession(page, 'https://media.example')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await openShortSession(page, 'https://other.example')
  await expect(page.getByRole('alert')).toContainText(
    'Recordings from this address are not allowed here. Please choose another session.',
  )
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
})
