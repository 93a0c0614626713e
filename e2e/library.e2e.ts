import { expect, type Page } from 'playwright/test'
import { look } from './support/look/look.ts'
import { expectSound, sound } from './support/sound.ts'
import { tabTo } from './support/tab-to.ts'
import { test } from './support/test.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 180_000 })

const sessions = (page: Page) => page.getByRole('list', { name: 'Meditation Sessions' })
const thisSession = (page: Page) => page.getByRole('region', { name: 'This session' })
/** In whole minutes. */
const length = async (page: Page) => Math.round((await sound(page)).duration / 60)

test('a session is found, opened, heard, and heard for longer', async ({ home: page }) => {
  const all = page.getByText('18 sessions', { exact: true })
  await expect(all).toBeVisible()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(
    (page.viewportSize()?.width ?? 0) < 600 ? 5 : 8,
  )
  await page.getByRole('button', { name: 'Show all 18' }).click()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(18)
  await page.getByRole('button', { name: 'Karuna', exact: true }).click()
  await expect(page.getByText(/^\d of 18 sessions$/)).toBeVisible()
  await look(page, 'home, filtered')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('nowhere')
  await expect(page.getByText('No session is like that')).toBeVisible()
  await look(page, 'home, nothing found')
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('भूपाली')
  await expect(page.getByText('1 of 18 sessions')).toBeVisible()
  await sessions(page).getByRole('link').click()

  await expect(page).toHaveURL('/audio/day-1')
  const session = thisSession(page)
  await expect(session.getByRole('heading', { level: 1 })).toHaveText('Five Open Notes')
  expect((await sound(page)).isPaused).toBe(true)
  await session.getByRole('button', { name: 'Play' }).click()
  await expectSound(page)
  // This is its player: no other stands on the page.
  const player = page.getByRole('region', { name: 'Player' })
  await expect(session.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player).toHaveCount(0)
  await expect(page).toHaveTitle('Five Open Notes · Alap')
  await look(page, 'a session, playing')

  await session.getByLabel('15 min').check()
  await expect.poll(() => length(page)).toBe(15)
  await expectSound(page)
  await session.getByRole('button', { name: 'Pause' }).click()
  await expect(session.getByText('Paused')).toBeVisible()

  await page.goBack()
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue('भूपाली')
  await expect(page.getByText('1 of 18 sessions')).toBeVisible()
})

test('the session screen continues with the length that was chosen', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page }) => {
  await page.goto('/audio/day-1')
  const session = thisSession(page)
  await session.getByLabel('15 min').check()
  await session.getByRole('button', { name: 'Play' }).click()
  const heard = await expectSound(page)
  await session.getByRole('link', { name: 'Full screen' }).click()

  await expect(page).toHaveURL('/session')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Five Open Notes')
  expect(await length(page)).toBe(15)
  await expectSound(page, heard)
})

test('a session that was not begun leaves nothing stored', { tag: ['@desktop', '@long'] }, async ({
  signedIn: page,
}) => {
  await page.goto('/audio/day-1')
  await expect(thisSession(page).getByText('Ready when you are')).toBeVisible({ timeout: 120_000 })
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Zen Mode' })).toBeVisible()
  await expect(player).toHaveCount(0)
})

test('the kept and the heard sessions are listed under Sessions', async ({ home: page }) => {
  await page.getByRole('button', { name: 'Favourite: Five Open Notes' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Sessions' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessions')
  const kept = page.getByRole('list', { name: 'Favourites' })
  await expect(kept.getByRole('link')).toContainText('Five Open Notes')
  await kept.getByRole('button', { name: 'Play Five Open Notes' }).click()
  await expectSound(page, 2)
  await kept.getByRole('button', { name: 'Pause Five Open Notes' }).click()
  await expect(page.getByRole('list', { name: 'Recently Played' })).toContainText('Five Open Notes')
  await look(page, 'sessions, with favourites')
  await page.reload()
  await expect(kept.getByRole('link')).toContainText('Five Open Notes')
})

test('an address without a session reports that and leads back', { tag: '@long' }, async ({
  signedIn: page,
}) => {
  await page.goto('/audio/day-99')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audio session not found')
  await look(page, 'no such session')
  await page.getByRole('link', { name: 'See all sessions' }).click()
  await expect(page).toHaveURL('/audio')
})

test('the library works without a mouse: filter, open, choose a length, play', {
  tag: '@desktop',
}, async ({ home: page }) => {
  await tabTo(page, page.getByRole('searchbox', { name: 'Search sessions' }))
  await page.keyboard.type('hides nothing')
  await expect(page.getByText('1 of 18 sessions')).toBeVisible()
  await tabTo(page, sessions(page).getByRole('link'))
  await page.keyboard.press('Enter')
  const session = thisSession(page)
  await tabTo(page, session.getByRole('button', { name: 'Play' }))
  await page.keyboard.press('Space')
  await expectSound(page)
  await tabTo(page, session.getByLabel('10 min'))
  await page.keyboard.press('ArrowRight')
  await expect(session.getByLabel('15 min')).toBeChecked()
  await expect.poll(() => length(page)).toBe(15)
  await expectSound(page)
})
