import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { bytesOf, FILE_SESSION, openSession, SESSION } from '../support/recording.ts'
import { expectSound } from '../support/sound.ts'
import { test } from '../support/test.ts'

/** Serves every recording by a server that is out of order, until the function it returns is called. */
async function serveBy(page: Page, reply: (response: ServerResponse) => void) {
  const server = createServer((_, response) => reply(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.route('/recordings/**', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/recording.mp3` }),
  )
  return async () => {
    await page.unroute('/recordings/**')
    server.closeAllConnections()
    server.close()
  }
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to' })

async function play(page: Page) {
  await openSession(page, FILE_SESSION)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
}

async function expectWaysOn(page: Page) {
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
}

test('an empty file is reported in words, with ways on', { tag: '@phone' }, async ({
  signedIn: page,
}) => {
  const stop = await serveBy(page, (response) =>
    response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Content-Length': 0 }).end(),
  )
  await play(page)
  await expect(failure(page)).toBeVisible()
  await expectWaysOn(page)
  await stop()
})

test('a file whose connection ends before it is whole is reported where it breaks off, and goes on', {
  tag: '@phone',
}, async ({ signedIn: page, complaints }) => {
  complaints.allow(/net::ERR/)
  const range = `bytes=0-${bytesOf(12) - 1}`
  const url = `${environment().app}${SESSION.audioUrl}`
  const beginning = await (await page.request.get(url, { headers: { range } })).body()
  const stop = await serveBy(page, (response) => {
    response.writeHead(200, {
      'Content-Type': 'audio/mpeg',
      'Accept-Ranges': 'bytes',
      'Content-Length': bytesOf(600),
    })
    response.write(beginning, () => response.destroy())
  })
  await play(page)
  await expect(failure(page)).toBeVisible({ timeout: 60_000 })
  await expectWaysOn(page)

  await stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSound(page)
  await expect(failure(page)).toBeHidden()
})
