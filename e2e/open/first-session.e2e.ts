import { expect, type Page } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { look } from '../support/look/look.ts'
import { newEmail } from '../support/person.ts'
import { expectSound, hurry } from '../support/sound.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

const PASSWORD = 'four quiet strings'
const WORDS = 'The low note stayed.'

/** What the browser asks the identity service or the database. */
function askedOfServices(page: Page): string[] {
  const { authUrl, app } = environment()
  const asked: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    const isOurs = url.startsWith(app) && !/\/(sql|rest)\b/.test(new URL(url).pathname)
    if (url.startsWith(authUrl) || (!isOurs && /^https?:/.test(url))) asked.push(url)
  })
  return asked
}

async function openTry(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: /hear a whole session first/i }).click()
  await expect(page).toHaveURL('/try')
  await expect(page.getByRole('radio')).toHaveCount(5)
}

async function toSession(page: Page) {
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Find My Raga' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
}

async function signUp(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Everything that an account has of a first session. */
async function rowsOf(email: string) {
  const logs = await stored(
    `select log.emotion, log.emotion_label, log.is_session from public.mood_logs log
     join public.users person on person.id = log.user_id where person.email = $1
     order by log.is_session`,
    [email],
  )
  const entries = await stored(
    `select entry.content, entry.mood from public.journal_entries entry
     join public.users person on person.id = entry.user_id where person.email = $1`,
    [email],
  )
  return { logs, entries }
}

test('a stranger’s first session goes along into their account, and to nobody after them', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const [first, second] = [newEmail(), newEmail()]
  const asked = askedOfServices(page)
  await openTry(page)
  await look(page, 'first session, mood')
  await toSession(page)
  await look(page, 'first session, raga')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)

  await page.reload()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.click()
  await expectSound(page)
  await hurry(page)
  await expect(page.getByRole('heading', { name: 'What stayed?' })).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/^3 minutes of /)).toBeVisible()
  await page.getByLabel('Your reflection').fill(WORDS)
  await page.reload()
  await expect(page.getByLabel('Your reflection')).toHaveValue(WORDS)
  await look(page, 'first session, words')
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Keep This' }).click()
  await expect(page.getByText(/^The first session of this tab goes along/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to your first session' }).click()
  await expect(page.getByLabel('Your reflection')).toHaveValue(WORDS)
  await page.getByRole('button', { name: 'Keep This' }).click()
  await signUp(page, first)
  await expect(toast(page, /Your first session is kept\./)).toBeVisible()
  await expect(page.getByText('You feel Happy today.')).toBeVisible()
  await expect
    .poll(() => rowsOf(first))
    .toEqual({
      logs: [
        { emotion: '4', emotion_label: 'Happy', is_session: false },
        {
          emotion: 'session_complete',
          emotion_label: 'Meditation Session Completed',
          is_session: true,
        },
      ],
      entries: [{ content: WORDS, mood: 4 }],
    })
  await page.goto('/journal')
  await expect(page.getByRole('article').getByText(WORDS)).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).not.toHaveURL('/profile')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(WORDS)
  await page.goto('/try')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto('/login?mode=create')
  await signUp(page, second)
  await expect(page.getByRole('link', { name: 'Start Session' })).toBeVisible()
  expect(await rowsOf(second)).toEqual({ logs: [], entries: [] })
})

test('a session that was left early leaves mood and words, and not now leaves nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTry(page)
  await toSession(page)
  await page.getByRole('radio', { name: '10 minutes' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'That Is Enough' }).click()
  await expect(page.getByText(/A session counts from 80 % on/)).toBeVisible()
  await page.getByLabel('Your reflection').fill(WORDS)
  await page.getByRole('button', { name: 'Not Now' }).click()
  await expect(page.getByText('Nothing was kept')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(WORDS)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Your reflection')).toHaveValue(WORDS)

  const email = newEmail()
  await page.getByRole('button', { name: 'Keep This' }).click()
  await signUp(page, email)
  await expect
    .poll(() => rowsOf(email))
    .toEqual({
      logs: [{ emotion: '4', emotion_label: 'Happy', is_session: false }],
      entries: [{ content: WORDS, mood: 4 }],
    })
})
