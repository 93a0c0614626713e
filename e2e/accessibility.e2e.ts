import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './support/axe.ts'
import { environment } from './support/environment.ts'
import { expectNoSidewaysScroll, expectRoomForFingers } from './support/fits.ts'
import { resetCodeFor, resetLink } from './support/mail.ts'
import { signIn } from './support/person.ts'
import { writeReflection } from './support/practice/writing.ts'
import { expectSound, hearTheRest } from './support/sound.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 180_000 })

async function look(page: Page, screen: string) {
  await expectAccessible(page, screen)
  await expectNoSidewaysScroll(page, screen)
  await expectRoomForFingers(page, screen)
}

async function startSession(page: Page) {
  await page.goto('/mood-checkin')
  await page.getByLabel('😐 Neutral').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expectSound(page)
}

const LATER = [
  { path: '/audio/day-1', title: 'Five Open Notes' },
  { path: '/progress', title: 'Your Journey' },
  { path: '/motivation', title: 'Motivation' },
  { path: '/onboarding/astrology', title: 'Add Your Birth Details' },
  { path: '/vedic-calculator', title: 'Vedic Calculator' },
  { path: '/profile', title: 'Profile' },
  { path: '/audio', title: 'Sessions' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the way in can be used by everybody', async ({ page, person, complaints }) => {
      complaints.allow(/status of 400.*accounts:resetPassword/)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page, 'landing')

      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./)
      await look(page, 'sign in, refused')
      await page.getByRole('button', { name: 'New here? Create an account' }).click()
      await expect(page.getByLabel('Full Name')).toBeVisible()
      await look(page, 'create account')

      await page.goto('/login')
      await page.getByLabel('Email').fill(person.email)
      await page.getByRole('button', { name: 'Forgot Password?' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expect(toast(page, 'Password reset sent!')).toBeVisible()
      await look(page, 'reset e-mail sent, with a toast')
      await page.goto(resetLink(await resetCodeFor(person.email)))
      await page.getByRole('textbox', { name: 'New Password' }).fill('a slower, longer raga')
      await look(page, 'new password')
      await page.getByRole('button', { name: 'Set New Password' }).click()
      await expect(page.getByRole('heading', { name: 'Password reset complete' })).toBeVisible()
      await look(page, 'reset complete')
      await page.goto(resetLink('spent'))
      await expect(page.getByText('This link does not work any more')).toBeVisible()
      await look(page, 'spent link')
    })

    test('the first day can be used by everybody', async ({ page, person }) => {
      await signIn(page, person)
      await look(page, 'first day')
      await page.goto('/journal')
      await expect(page.getByText('Your first page')).toBeVisible()
      await look(page, 'empty journal')
      await page.goto('/mood-checkin')
      await page.getByLabel('🙂 Happy').check()
      await look(page, 'check-in')
      for (const { path, title } of LATER) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await look(page, title)
      }
    })

    test('a session can be used by everybody', async ({ page, person }) => {
      test.setTimeout(360_000)
      await signIn(page, person)
      await startSession(page)
      await look(page, 'session')
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('dialog', { name: 'This session' })).toBeVisible()
      await look(page, 'more of a session')
      await page.getByRole('button', { name: 'Close' }).click()
      await hearTheRest(page)
      await expect(page.getByRole('dialog', { name: "You're all set for today" })).toBeVisible({
        timeout: 120_000,
      })
      await expect(page.getByRole('status').filter({ hasText: /^Recorded$/ })).toBeVisible()
      await look(page, 'completion dialog')
    })

    test('a session without a mood can be used by everybody', async ({ page, person }) => {
      await signIn(page, person)
      await page.goto('/mood-checkin')
      await page.getByRole('button', { name: 'Skip for now' }).click()
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      await look(page, 'session without a mood')
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('combobox')).toHaveCount(3)
      await look(page, 'selects of a session')
    })

    test('later days can be used by everybody', async ({ page, person, complaints }) => {
      complaints.allow(/net::ERR_FAILED|^DataError: Failed to fetch/)
      await signIn(page, person)
      await writeReflection(page, 'The low note stayed.')
      await look(page, 'journal with an entry')
      await page.getByRole('button', { name: 'Edit entry of Today' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'editing an entry')
      await startSession(page)
      await page.getByRole('link', { name: 'Back to Dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /)
      await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
      await look(page, 'home on a later day, with the player')

      await page.route(environment().sqlEndpoint, (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await look(page, 'home without a database')
    })
  })
}
