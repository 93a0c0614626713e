import { expect, type Route } from 'playwright/test'
import { paths } from '~/lib/paths.ts'
import { randomStream } from '~/raga/random.ts'
import { mutatedReply, realReply } from '~tests/fuzz/mutate-reply.ts'
import { isLongRun } from '~tests/support/long-run.ts'
import { environment } from '../support/environment.ts'
import { storeEverywhere } from '../support/hostile/stored-payloads.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

const SCREENS = [
  paths.dashboard(),
  paths.journal(),
  paths.progress(),
  paths.motivation(),
  paths.profile(),
  paths.vedicCalculator(),
]
/** First visits of each screen, every reply of which is changed. */
const VISITS = isLongRun ? 6 : 2

/** A refused request, and what the boundary of a page caught and showed in words. */
const EXPECTED = /status of \d+|net::ERR_|^DataError: /

/** What a value that is no value looks like. */
const NO_VALUE = /\bNaN\b|\bundefined\b|Invalid Date|\[object /

async function changed(route: Route, random: () => number): Promise<void> {
  const response = await route.fetch()
  const { status, type, body } = mutatedReply(
    await realReply(
      new Response(await response.text(), {
        status: response.status(),
        headers: { 'content-type': response.headers()['content-type'] ?? '' },
      }),
    ),
    random,
  )
  await route.fulfill({ response, status, contentType: type, body: Buffer.from(body) })
}

for (const path of SCREENS) {
  test(`the screen at ${path} is there in words whatever replies it gets from the database`, {
    tag: path === '/dashboard' ? '@desktop' : ['@desktop', '@long'],
  }, async ({ person, newDevice, complaints }) => {
    complaints.allow(EXPECTED)
    await storeEverywhere(person.uid)
    for (let visit = 0; visit < VISITS; visit++) {
      const device = await newDevice()
      const page = await device.newPage()
      await keepSignedIn(page, person)
      const random = randomStream(`${path} ${visit}`)
      let replies = 0
      await page.route(environment().sqlEndpoint, async (route) => {
        await changed(route, random)
        replies += 1
      })
      await page.goto(path)
      await expect.poll(() => replies).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(NO_VALUE)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await device.close()
    }
  })
}
