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

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Moves the time line to a share of the session, as a pointer would. */
async function seekTo(page: Page, share: number): Promise<void> {
  const line = page.getByRole('slider', { name: 'Position' })
  const box = await line.locator('xpath=ancestor::*[@data-orientation][last()]').boundingBox()
  if (!box) throw new Error('There is no time line')
  await page.mouse.click(box.x + share * box.width, box.y + box.height / 2)
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

  await seekTo(page, 0.8)
  await expect.poll(async () => (await sound(page)).seconds).toBeGreaterThan(2800)
  await expectSound(page, (await sound(page)).seconds + 2)
  expect(fetched).toEqual([])
})

test('a composed session ends, and begins again at its beginning', {
  tag: '@phone',
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
