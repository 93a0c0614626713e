import { expect } from 'playwright/test'
import { expectFocusSeen } from './support/look/focus-seen.ts'
import { openSession } from './support/recording.ts'
import { expectSound } from './support/sound.ts'
import { tabTo } from './support/tab-to.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 180_000 })

test('a day works without a mouse: sign in, check in, play and pause, write and save', {
  tag: '@desktop',
}, async ({ page, person }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  const menu = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, menu.getByRole('link', { name: 'Check-in' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('😢 Very Sad'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('😐 Neutral')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue to Session' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/session')
  await expectSound(page)
  await tabTo(page, page.getByRole('button', { name: 'Pause' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }))
  await page.keyboard.press('Enter')

  await tabTo(page, menu.getByRole('link', { name: 'Journal' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Your reflection'))
  await page.keyboard.type('No mouse in the house.')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  const saved = page.getByRole('dialog', { name: 'Entry saved' })
  await expect(saved.getByRole('button', { name: 'Write another' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Your reflection')).toBeFocused()
  await expect(page.getByRole('article')).toContainText('No mouse in the house.')
})

test('the arrow keys move through a recording by five seconds, page keys by thirty', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.goto('/mood-checkin')
  await page.getByLabel('😐 Neutral').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  const line = page.getByRole('slider', { name: 'Position' })
  await line.press('Home')
  await expect(line).toHaveAttribute('aria-valuetext', /^0 seconds of/)
  await line.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuetext', /^5 seconds of/)
  await line.press('PageUp')
  await expect(line).toHaveAttribute('aria-valuetext', /^35 seconds of/)
  await line.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuetext', /^30 seconds of/)
})

test('the skip link leads past the bar to the page', { tag: ['@desktop', '@long'] }, async ({
  signedIn: page,
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Shift+Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})

test('F8 leads to a toast, which Escape closes', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  const words = toast(page, 'Please enter your email address first.')
  await expect(words).toBeVisible()
  await page.keyboard.press('F8')
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list'),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')

  await expect(words).toBeHidden()
})

test('a space pressed as soon as a session is there plays it', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await openSession(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectSound(page)
})

test('what has the focus is never under the bars of a phone', { tag: '@phone' }, async ({
  home: page,
}) => {
  await expectFocusSeen(page, 'home')
  for (const [path, screen] of [
    ['/audio', 'Sessions'],
    ['/profile', 'Profile'],
    ['/vedic-calculator', 'Calculator'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFocusSeen(page, screen)
  }
})
