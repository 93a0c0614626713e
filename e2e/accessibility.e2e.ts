import { expect, type Locator, type Page } from 'playwright/test'
import { environment } from './support/environment.ts'
import { look } from './support/look/look.ts'
import { resetCodeFor, resetLink } from './support/mail.ts'
import { openEntryOfToday, writeReflection } from './support/practice/writing.ts'
import { openSession, openShortSession } from './support/recording.ts'
import { expectSound, hurry } from './support/sound.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { holdToast } from './support/under-toast.ts'

// A recording nobody has heard yet is made while the test waits.
test.describe.configure({ timeout: 180_000 })

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
  { path: '/vedic-calculator?chart=new', title: 'Vedic Calculator' },
  { path: '/try/chart', title: 'Cast a Chart' },
  { path: '/panchang', title: 'Panchang' },
  { path: '/profile', title: 'Profile' },
  { path: '/audio', title: 'Sessions' },
]

test('the way in is accessible to every person', async ({ page, person, complaints }) => {
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
  await holdToast(page)
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

test('the first day is accessible to every person', async ({ home: page }) => {
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
    await look(page, `${title}, ${path}`)
  }
})

test('a session is accessible to every person', async ({ signedIn: page }) => {
  await startSession(page)
  await look(page, 'session')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'This session' })).toBeVisible()
  await look(page, 'settings of a session')
  await page.getByText('Sound', { exact: true }).click()
  await look(page, 'the sound of a session')
  await page.getByText('Keys', { exact: true }).click()
  await look(page, 'the keys')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
})

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

const edge = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))

test('in colours of the device’s own, what is chosen, lines and main buttons are in sight', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/mood-checkin')
  const face = (mood: string) => page.locator('label').filter({ hasText: mood })
  await page.getByLabel('😐 Neutral').check()
  expect(await background(face('Neutral'))).not.toBe(await background(face('Very Sad')))
  const goOn = page.getByRole('button', { name: 'Continue to Session' })
  expect(await edge(goOn)).toBeGreaterThan(0)
  await goOn.click()

  const ground = await background(page.getByRole('main'))
  expect(await background(page.getByRole('slider', { name: 'Position' }))).not.toBe(ground)
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'This session' })
  expect(await background(settings.getByRole('slider', { name: 'Volume' }))).not.toBe(ground)
  await settings.getByText('Length', { exact: true }).click()
  const length = (minutes: string) =>
    settings.locator('label').filter({ hasText: new RegExp(`^${minutes}$`) })
  const lengths = await Promise.all(
    ['5', '10', '15', '20', '30'].map((each) => background(length(each))),
  )
  expect(new Set(lengths).size).toBe(2)
})

test('with letters half as large again, no word of the bar or of a mood is broken', async ({
  signedIn: page,
}) => {
  await page.goto('/mood-checkin')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
  const words = page.locator('nav[aria-label=Main] a span:last-child, label span:not(.sr-only)')
  await expect(page.getByRole('radio')).toHaveCount(5)
  const broken = await words.evaluateAll((all) =>
    all
      .filter((each) => each.textContent?.trim() && !each.textContent.includes(' '))
      .filter((each) => {
        const { left, right, height } = each.getBoundingClientRect()
        const line = Number.parseFloat(getComputedStyle(each).lineHeight)
        return height > line * 1.5 || left < 0 || right > window.innerWidth
      })
      .map((each) => each.textContent),
  )
  expect(broken).toEqual([])
})

test('with letters twice as large, the form of a birth is no wider than a window of 1,024 px', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/onboarding/astrology')
  const form = page.getByLabel('Date of Birth')
  const drawing = page.getByRole('heading', { name: 'The sky of that moment' })
  await expect(form).toBeVisible()
  const boxes = () => Promise.all([form, drawing].map((part) => part.boundingBox()))
  const isBeside = async () => {
    const [left, right] = await boxes()
    return (left?.x ?? 0) + (left?.width ?? 0) < (right?.x ?? 0)
  }
  expect(await isBeside()).toBe(true)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  expect(await isBeside()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
})

test('the end of a session is accessible to every person', async ({ signedIn: page }) => {
  await openShortSession(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  await hurry(page)
  await expect(page.getByRole('dialog', { name: "You're all set for today" })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Recorded$/ })).toBeVisible()
  await look(page, 'completion dialog')
})

test('a session that continues is accessible to every person', { tag: '@long' }, async ({
  signedIn: page,
}) => {
  await openSession(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const begun = await expectSound(page)
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  // It sounds from there: what is asked for and not heard yet is no place to go on from.
  await expectSound(page, begun + 21)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
  await look(page, 'a session that goes on')
})

test('a session without a mood is accessible to every person', { tag: '@long' }, async ({
  signedIn: page,
}) => {
  await page.goto('/mood-checkin')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await look(page, 'session without a mood')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(3)
  await look(page, 'selects of a session')
})

test('the later days are accessible to every person', async ({ signedIn: page, complaints }) => {
  complaints.allow(/net::ERR_FAILED|^DataError: Failed to fetch/)
  await writeReflection(page, 'The low note stayed.')
  await look(page, 'journal with an entry')
  await openEntryOfToday(page)
  await look(page, 'an opened entry')
  await page.getByRole('button', { name: /^Edit entry of/ }).click()
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
