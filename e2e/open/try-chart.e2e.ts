import { expect, type Page } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { newEmail } from '../support/person.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const PASSWORD = 'four quiet strings'

/** The value next to a name in the lists of facts. */
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** All that the browser sends, in one text for each request. */
function everythingSent(page: Page): string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    sent.push(`${request.url()} ${headers} ${request.postData() ?? ''}`)
  })
  return sent
}

async function castAtPune(page: Page) {
  await page.getByLabel('Birth Date').fill('28/2/1991')
  await page.getByLabel('Birth Time').fill('5:40 am')
  await page.getByLabel('Birth Place').fill('Poona')
  await page
    .getByRole('option', { name: /^Pune \(Poona\), / })
    .first()
    .click()
  await expect(page.getByText('05:40 was UTC+05:30, Asia/Kolkata')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Vedic Chart' }).click()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर 2\d° /)
}

async function signUp(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

const birthOf = (email: string) =>
  stored(
    `select birth_date::text, birth_time::text from public.user_astro_profiles birth
     join public.users person on person.id = birth.user_id where person.email = $1`,
    [email],
  )

test('a stranger’s chart goes along into their account, and to nobody after them', async ({
  page,
}) => {
  const [first, second] = [newEmail(), newEmail()]
  const sent = everythingSent(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Try the chart' }).click()
  await expect(page).toHaveURL('/try/chart')
  await expect(page.getByLabel('Birth Date')).toBeVisible()
  await look(page, 'open chart')
  await castAtPune(page)
  await look(page, 'open chart, computed')
  expect(sent.filter((text) => /1991|poona|pune/i.test(text))).toEqual([])

  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText(/^The birth that was typed in this tab goes along/)).toBeVisible()
  await look(page, 'create account with a birth')
  await page.goBack()
  await expect(page.getByLabel('Birth Date')).toHaveValue('28/2/1991')
  await page.getByRole('button', { name: 'Calculate Vedic Chart' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await signUp(page, first)
  await expect(page).toHaveURL('/onboarding/astrology')
  await expect(page.getByLabel('Date of Birth')).toHaveValue('28/2/1991')
  await expect(page.getByLabel('Time of Birth')).toHaveValue('5:40 am')
  await expect(page.getByLabel('Place of Birth')).toHaveValue(/^Pune \(Poona\), /)
  await look(page, 'birth details that came along')
  expect(await birthOf(first)).toEqual([])
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect
    .poll(() => birthOf(first))
    .toEqual([{ birth_date: '1991-02-28', birth_time: '05:40:00' }])

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).not.toHaveURL('/profile')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('1991')
  await page.goto('/try/chart')
  await expect(page.getByLabel('Birth Date')).toHaveValue('')
  await page.goto('/login?mode=create')
  await signUp(page, second)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/onboarding/astrology')
  await expect(page.getByLabel('Date of Birth')).toHaveValue('')
  await expect(page.getByText(/came along|birth of the chart/)).toHaveCount(0)
})

test('a chart travels as a link and as a file, which a signed-in person may make their own', {
  tag: '@desktop',
}, async ({ page, context, person, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/try/chart')
  await castAtPune(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await (await download).path()

  const sent = everythingSent(page)
  await page.goto('/icon.svg')
  await page.goto(link)
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर 2\d° /)
  await page.reload()
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर 2\d° /)
  await expect(page).toHaveURL(link)
  const payload = new URL(link).hash.slice(4, 40)
  const elsewhere = sent.filter((text) => !text.includes(`${new URL(link).pathname}#`))
  expect(elsewhere.filter((text) => text.includes(payload))).toEqual([])

  await page.goto('/icon.svg')
  await page.goto(link.slice(0, -9))
  await expect(page.getByText('This link could not be read')).toBeVisible()
  await look(page, 'a link that was cut')
  await page.getByLabel('Or open a chart file').setInputFiles(file)
  await expect(fact(page, 'Lagna').first()).toHaveText(/^Capricorn मकर 2\d° /)
  await page.getByRole('button', { name: 'Use as my birth details' }).click()
  await expect(page.getByText('Put the birth of the chart into this form?')).toBeVisible()
  await look(page, 'a birth that is asked about')
  await page.getByRole('button', { name: 'Fill the form with it' }).click()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(signedIn).toHaveURL('/dashboard')
  await expect
    .poll(() => birthOf(person.email))
    .toEqual([{ birth_date: '1991-02-28', birth_time: '05:40:00' }])
})
