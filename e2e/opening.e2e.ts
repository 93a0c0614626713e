import { expect, type Page } from 'playwright/test'
import { test } from './support/test.ts'

const sessions = (page: Page) => page.getByRole('list', { name: 'Meditation Sessions' })
const opened = (page: Page) => page.getByRole('heading', { level: 1, name: 'Five Open Notes' })
const FIGURE = '::view-transition-group(opened)'

/** Makes what moves between two pages slow enough to be met by a press. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 20s !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** What moves between two pages now, as pseudo-elements. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null)),
  )

test('a session opens out of the figure of its row, and the page takes presses meanwhile', async ({
  home: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A page whose code has still to come opens without its figure.
  await sessions(page).getByRole('link', { name: 'Five Open Notes' }).click()
  await expect(opened(page)).toBeVisible()
  await page.goBack()
  await slowDown(page)
  await sessions(page).getByRole('link', { name: 'Five Open Notes' }).click()
  await expect(opened(page)).toBeVisible()
  await expect.poll(() => moving(page)).toContain(FIGURE)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Journal' })
    .click()
  await expect(page).toHaveURL('/journal')
})

test('a session opens at once, and nothing moves, with reduced motion', async ({ home: page }) => {
  await slowDown(page)
  await sessions(page).getByRole('link', { name: 'Five Open Notes' }).click()
  await expect(opened(page)).toBeVisible()
  expect(await moving(page)).not.toContain(FIGURE)
})
