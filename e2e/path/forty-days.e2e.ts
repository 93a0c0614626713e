import { expect, type Locator, type Page } from 'playwright/test'
import { type DayOfPractice, type Deed, FORTY_DAYS } from '../support/practice/forty-days.ts'
import {
  celebration,
  checkIn,
  goHome,
  holdComposer,
  leaveOpenUntil,
  openAt,
  openDay,
  sit,
  write,
  yourProgress,
} from '../support/practice/practising.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

test.use({ timezoneId: 'America/Santiago' })

async function practise(page: Page, deed: Deed) {
  switch (deed) {
    case 'check-in':
      return checkIn(page)
    case 'sit':
      return sit(page)
    case 'write':
      return write(page, 'The low note stayed.')
    case 'rest': {
      const sheet = await openDay(page, /^Today, /)
      await sheet.getByRole('button', { name: 'Make this a day of rest' }).click()
      await expect(sheet).toBeHidden()
      return goHome(page)
    }
    case 'fill in yesterday': {
      const sheet = await openDay(page, 'Thursday 20 August: A quiet day')
      await sheet.getByLabel('Meditation Session').check()
      await sheet.getByLabel('Journal Entry').check()
      await sheet.getByRole('button', { name: 'Save Entry' }).dblclick()
      await expect(toast(page, 'Entry Added')).toBeVisible()
      await expect(sheet).toBeHidden()
      return goHome(page)
    }
  }
}

const inARow = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row.`

/** What home says when the app is opened: a day that is not over is open, never a broken streak. */
const openedWords = ({ day, streak: [opened] }: DayOfPractice) => {
  if (day === '2026-08-01') return 'Your practice begins with one sit.'
  if (opened > 0) return `${inARow(opened)} Today is still open.`
  return 'Today is still open. It begins with one day, whenever you like.'
}

const doneWords = ({ does, streak: [, done] }: DayOfPractice) =>
  `${inARow(done)} ${does.includes('rest') ? 'Today is a day of rest.' : 'Today is complete.'}`

const dayOfMonth = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('button', { name, exact: true })

/** What a list of figures says of one of them. */
const figure = (page: Page, list: string, title: string) =>
  page
    .getByRole('region', { name: list })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: title }) })

/** The first shape in the drawing of a day or of a symbol: its lamp, and how it is filled. */
const lamp = (place: Locator) =>
  place
    .locator('svg path[d^="M22 2C"], svg circle[cx="22"][cy="25"]')
    .evaluateAll((shapes) =>
      shapes.map((shape) =>
        ['d', 'r', 'fill', 'stroke-dasharray'].map((name) => shape.getAttribute(name)).join(),
      ),
    )

async function expectSymbol(page: Page, day: string, symbol: string) {
  const inLegend = page
    .getByRole('list', { name: 'Symbols' })
    .getByRole('listitem')
    .filter({ hasText: symbol })
  const drawn = await lamp(inLegend)
  expect(drawn, symbol).toHaveLength(1)
  await expect.poll(() => lamp(dayOfMonth(page, day)), day).toEqual(drawn)
}

async function expectAugust(page: Page) {
  for (const [day, symbol] of [
    ['Saturday 1 August: 1 session, felt happy', 'Radiant: 4 points or more'],
    ['Sunday 2 August: Felt happy, 1 reflection', 'Radiant: 4 points or more'],
    ['Friday 14 August: A day of rest', 'A day of rest'],
    ['Monday 17 August: 1 reflection', 'Warm: 2 or 3 points'],
    ['Tuesday 18 August: 1 session', 'Warm: 2 or 3 points'],
    ['Thursday 20 August: 1 session, 1 reflection', 'Radiant: 4 points or more'],
    ['Sunday 23 August: 3 sessions, felt happy', 'Radiant: 4 points or more'],
  ] as const) {
    await expectSymbol(page, day, symbol)
  }
  const missed = dayOfMonth(page, 'Sunday 9 August: A quiet day')
  await expect(missed).toBeVisible()
  expect(await lamp(missed), 'a missed day has no lamp').toEqual([])
  // 25 days of 4 points, 1 August to 31 August but those below; 2 and 20 of 5; 17 of 2; 18 of 3.
  const august = 'August 2026 in figures'
  await expect(figure(page, august, 'Mindfulness Rate')).toContainText('115 of 155 points')
  await expect(figure(page, august, 'Sacred Days').getByRole('definition')).toHaveText('8')
  await expect(figure(page, august, 'Radiant Days').getByRole('definition')).toHaveText('27')
}

async function expectJourneyOfFortyDays(page: Page) {
  await yourProgress(page).getByRole('link', { name: 'Your Journey' }).click()
  await expect(dayOfMonth(page, 'Today, Wednesday 9 September: Felt happy')).toBeVisible()
  const whole = 'Your practice in figures'
  await expect(figure(page, whole, 'Completion Rate')).toContainText(/95%/)
  await expect(figure(page, whole, 'Completion Rate')).toContainText(
    '38 of the 40 days since you began',
  )
  await expect(figure(page, whole, 'Mindful Days').getByRole('definition')).toHaveText('38')
  await expect(figure(page, whole, 'Excellence Days').getByRole('definition')).toHaveText('36')
  await expect(figure(page, whole, 'Day Streak').getByRole('definition')).toHaveText('30 days')
  // Nine days of 4 points, one of them with a reflection.
  const september = 'September 2026 in figures'
  await expect(figure(page, september, 'Mindfulness Rate')).toContainText('37 of 45 points')
  await expect(figure(page, september, 'Sacred Days').getByRole('definition')).toHaveText('2')
  await expect(figure(page, september, 'Radiant Days').getByRole('definition')).toHaveText('9')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expectAugust(page)
}

async function expectAchievementsOfFortyDays(page: Page) {
  await page.getByRole('link', { name: 'Motivation' }).click()
  const panel = page.getByRole('region', { name: 'Your practice', exact: true })
  await expect(panel).toContainText('A month and more. It is part of your days now.')
  const value = (title: string) => figure(page, 'Your practice', title).getByRole('definition')
  await expect(value('Streak')).toHaveText('30 days')
  await expect(value('Total sessions')).toHaveText('12')
  await expect(value('Completion rate')).toHaveText('95%')
  await expect(value('Achievements')).toHaveText('6 of 10')
  await page.getByRole('button', { name: 'Show All (4 locked)' }).click()
  await expect(page.getByRole('list', { name: 'Achievements' }).getByRole('listitem')).toHaveText([
    /^First Steps.*Unlocked$/,
    /^Week Warrior.*Unlocked$/,
    /^Month Master.*Unlocked$/,
    /^Century Club.*Locked · 12 of 100 sessions$/,
    /^Consistency King.*Unlocked$/,
    /^Mindfulness Master.*Locked · 3.1 of 4 points a day$/,
    /^Journal Journey.*Locked · 4 of 50 reflections$/,
    /^Zen Zone.*Unlocked$/,
    /^Early Bird.*Unlocked$/,
    /^Diamond Dedication.*Locked · 30 of 365 days$/,
  ])
}

test('forty days of practice are shown as they were', { tag: ['@desktop', '@long'] }, async ({
  page,
  person,
}) => {
  // Thirty-eight days by clicking: a minute on an idle machine, several on a busy one.
  test.setTimeout(600_000)
  await holdComposer(page)
  await page.clock.install({ time: new Date('2026-08-01T19:00:00-04:00') })
  await keepSignedIn(page, person)

  for (const one of FORTY_DAYS) {
    await test.step(`${one.day}: ${one.does.join(', ')}`, async () => {
      await (one.isLeftOpen ? leaveOpenUntil(page, one.at) : openAt(page, one.at))
      await expect(yourProgress(page)).toContainText(openedWords(one))
      await expect(celebration(page)).toHaveCount(0)
      for (const deed of one.does) await practise(page, deed)
      await expect(yourProgress(page)).toContainText(doneWords(one))
      if (one.unlocks === null) return
      await expect(celebration(page)).toContainText(one.unlocks)
      await celebration(page).getByRole('button', { name: 'Close' }).click()
      await expect(celebration(page)).toHaveCount(0)
    })
  }

  await expect(yourProgress(page)).toContainText(
    '12 sessions · 11 minutes · longest streak 30 days',
  )
  await expectJourneyOfFortyDays(page)
  await expectAchievementsOfFortyDays(page)
  // Read in the database: a browser does not report every request that a page sends as it is left.
  await expect
    .poll(() =>
      stored('select achievement from public.celebrations where user_id = $1', [person.uid]),
    )
    .toHaveLength(6)
  const [rows] = await stored(
    `select count(*)::int as logs, count(distinct local_date)::int as days,
       (count(*) filter (where is_session))::int as sessions
     from public.mood_logs where user_id = $1`,
    [person.uid],
  )
  // 35 check-ins, 11 sits and one session filled in, on all days but 9, 14 and 17 August.
  expect(rows).toEqual({ logs: 47, days: 37, sessions: 12 })
})
