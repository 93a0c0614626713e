import { expect, type Locator, type Page } from 'playwright/test'
import { newEmail } from './support/person.ts'
import { expectSound, hurry } from './support/sound.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { expectNothingUnderToast, holdToast } from './support/under-toast.ts'

/** The last words of each question of a session's end. */
const QUESTION = /(had gone|than before|do with it|into the day|leave here)\?$/

/** Whether two parts of the page cover each other. */
async function shareAny(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}

// An evening on which Greenwich already writes the next day.
test.use({ timezoneId: 'America/Los_Angeles' })
const EVENING = new Date('2026-03-03T18:30:00-08:00')
const NEXT_MORNING = new Date('2026-03-04T07:10:00-08:00')

const account = { name: 'Asha Rao', password: 'four quiet strings' }
const reflection = 'The low note stayed.\nEven on the stairs.'

const NAVIGATIONS = [
  'Sessions',
  'Journal',
  'Path',
  'Home',
  'Check-in',
  'Journal',
  'Home',
  'Path',
  'Sessions',
]

async function createAccount(page: Page, email: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Begin your practice' }).click()
  await page.getByLabel('Full Name').fill(account.name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
}

async function checkIn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How are you feeling today?')
  await expect(page.getByRole('radio')).toHaveCount(5)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Continue to Session' }).click()
  await expect(page).toHaveURL('/session')
  await expect(page.getByText("You're feeling Happy today.").first()).toBeVisible()
  // The address changes before the page that is being loaded is drawn.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How are you feeling today?')
  // The badge says it: nothing lies over the wheel.
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0)
}

async function listenEverywhere(page: Page): Promise<void> {
  let heard = await expectSound(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  for (const name of NAVIGATIONS) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    // Sessions has a player of its own for the session of the hour, when that is what sounds.
    await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
    heard = await expectSound(page, heard)
  }
}

type Log = { emotion: string; emotion_label: string; day: string }
type Entry = { content: string; mood: number; day: string }

async function rowsOf(email: string) {
  const [user, ...others] = await stored<{ id: string }>(
    'select id from public.users where email = $1',
    [email],
  )
  expect(others).toEqual([])
  const logs = await stored<Log>(
    `select emotion, emotion_label, local_date::text as day from public.mood_logs
     where user_id = $1 order by is_session`,
    [user?.id],
  )
  const entries = await stored<Entry>(
    'select content, mood, local_date::text as day from public.journal_entries where user_id = $1',
    [user?.id],
  )
  return { logs, entries }
}

test('one day of Alap works, and the morning after', async ({ page }) => {
  test.setTimeout(480_000)
  const email = newEmail()
  await page.clock.setFixedTime(EVENING)

  await createAccount(page, email)
  await expect(toast(page, 'Account created!')).toBeVisible()
  await holdToast(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha')
  await expectNothingUnderToast(page, 'home')
  await page.getByRole('link', { name: 'Start Session' }).click()

  await checkIn(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await listenEverywhere(page)

  await hurry(page)
  const done = page.getByRole('dialog', { name: "You're all set for today" })
  await expect(done).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(done.getByText('Good evening')).toBeVisible()
  await expect(done.getByText('10 minutes')).toBeVisible()
  const prompt = await done.getByText(QUESTION).textContent()
  await done.getByRole('button', { name: 'Begin Reflection' }).click()

  await expect(page).toHaveURL('/journal')
  await expect(page.getByText(prompt ?? '', { exact: true })).toBeVisible()
  await holdToast(page)
  const recorded = page.getByRole('listitem').filter({ hasText: 'Session Completed' })
  await expect(recorded).toBeVisible()
  for (const line of [page.getByText(/^After /), page.getByText(prompt ?? '', { exact: true })]) {
    expect(await shareAny(recorded, line)).toBe(false)
  }
  await expectNothingUnderToast(page, 'journal')
  await holdToast(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^After /)).toBeVisible()
  const after = (await page.getByText(/^After /).textContent())?.replace('After ', '')
  expect(title).toContain(after)
  await expect(page.getByLabel('🙂 Happy')).toBeChecked()
  await page.getByLabel('Your reflection').fill(reflection)
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('dialog', { name: 'Entry saved' })
  await saved.getByRole('button', { name: 'Write another' }).click()
  const today = page.getByRole('article', { name: 'Today, Happy' })
  await expect(today).toContainText('Even on the stairs.')
  await expect(page.getByLabel('Your reflection')).toHaveValue('')
  await page.reload()
  await expect(today).toContainText('Even on the stairs.')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('You feel Happy today.')).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')

  expect(await rowsOf(email)).toEqual({
    logs: [
      { emotion: '4', emotion_label: 'Happy', day: '2026-03-03' },
      {
        emotion: 'session_complete',
        emotion_label: 'Meditation Session Completed',
        day: '2026-03-03',
      },
    ],
    entries: [{ content: reflection, mood: 4, day: '2026-03-03' }],
  })

  await page.clock.setFixedTime(NEXT_MORNING)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning, Asha')
  const mood = page.getByRole('region', { name: "Today's mood" })
  await expect(mood).toContainText('How are you feeling today?')
  await expect(page.getByRole('list', { name: 'Recent Reflections' })).toContainText(
    '3 Mar · Happy',
  )
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Journal' })
    .click()
  await expect(page.getByRole('article', { name: 'Yesterday, Happy' })).toContainText(
    'Even on the stairs.',
  )
})
