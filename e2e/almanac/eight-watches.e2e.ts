import { expect } from 'playwright/test'
import { RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS, type Prahar, praharNames } from '~/raga/model/prahar.ts'
import { expectNoSidewaysScroll, expectNothingInTheWay } from '../support/look/fits.ts'
import { practiseFor } from '../support/practice/practice-rows.ts'
import { test } from '../support/test.ts'

/** An hour in each watch. */
const HOURS: Readonly<Record<Prahar, number>> = {
  ...{ 'day-1': 7, 'day-2': 10, 'day-3': 13, 'day-4': 16 },
  ...{ 'night-1': 19, 'night-2': 22, 'night-3': 1, 'night-4': 4 },
}

test('at home nothing is under something else in any watch of the day, whichever raga it has', {
  tag: '@phone',
}, async ({ signedIn: page, person }) => {
  // Who has heard no session yet is offered none of the taut ragas.
  await practiseFor(1, person, page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const hero = page.getByRole('region', { name: 'The watch of the day' })
  const seen = new Set<string>()
  await page.goto('/dashboard')
  for (const watch of PRAHARS) {
    const ragas = RAGAS.filter(({ prahars }) => prahars[0] === watch)
    // From day to day the ragas of a watch take turns.
    for (const turn of ragas.keys()) {
      await menu.getByRole('link', { name: 'Check-in' }).click()
      await expect(hero).toHaveCount(0)
      await page.clock.setFixedTime(new Date(2026, 2, 2 + turn, HOURS[watch], 30))
      await menu.getByRole('link', { name: 'Home' }).click()
      await expect(hero).toContainText(praharNames(watch).told)
      const raga = (await hero.getByRole('heading', { level: 2 }).textContent()) ?? ''
      await expectNothingInTheWay(page, `home with ${raga}`)
      await expectNoSidewaysScroll(page, `home with ${raga}`)
      seen.add(raga)
    }
  }
  expect(seen.size).toBe(RAGAS.length)
})
