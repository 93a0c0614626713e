import { expect, type Page } from 'playwright/test'
import { localDayAt } from '~/domain/day/local-day.ts'
import { seedBelongings } from '~dev/database/ten-years/ten-years-belongings.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { environment } from '../support/environment.ts'
import { look } from '../support/look/look.ts'
import { test } from '../support/test.ts'

const LABEL =
  'Fetching your practice: days, journal, favourites, birth details and recordings of your account'

/** Holds what a page reads until it is let go; everything else passes. */
async function holdReads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(environment().sqlEndpoint, async (route) => {
    if (/api\.(?:first|catalogue)\(/.test(route.request().postData() ?? '')) await gone
    await route.continue()
  })
  return letGo
}

/** Holds how long the app waits before it calls a line slow, until it is let go. */
async function holdPatience(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const usual = window.setTimeout
    const waiting: (() => void)[] = []
    const held = (run: TimerHandler, ms?: number, ...args: unknown[]) => {
      if (ms !== 4000) return usual(run, ms, ...args)
      waiting.push(() => usual(run, 0, ...args))
      return 0
    }
    Object.assign(window, {
      setTimeout: held,
      letGo: () => {
        for (const begin of waiting) begin()
      },
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'letGo')())
}

test('a new device names what it fetches of ten years, and the next visit does not', {
  tag: ['@phone', '@desktop'],
}, async ({ page, person }) => {
  const today = localDayAt(new Date())
  await seedTenYears(environment().ownerUrl, person.uid, today)
  await seedBelongings(environment().ownerUrl, person.uid, today)
  const bePatientNoMore = await holdPatience(page)
  await page.goto('/login')
  const letGo = await holdReads(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('status').filter({ hasText: LABEL })).toHaveCount(1)
  await look(page, 'what a new device fetches')
  // Home goes on without, and calls the line slow.
  await bePatientNoMore()
  await expect(
    page.getByText(/^Your practice is still being fetched: the line is slow/),
  ).toBeVisible()
  await expect(page.getByText(LABEL)).toBeHidden()
  letGo()
  await expect(page.getByText(/still being fetched/)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Recent Reflections' })).toBeVisible()

  const seen: string[] = []
  await page.exposeFunction('see', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() =>
      Reflect.get(window, 'see')(document.body?.textContent ?? ''),
    ).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recent Reflections' })).toBeVisible()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes('Fetching'))).toEqual([])
})
