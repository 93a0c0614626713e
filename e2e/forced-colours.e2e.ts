import { decode } from 'fast-png'
import { expect, type Locator, type Page } from 'playwright/test'
import { test } from './support/test.ts'

// As in a contrast theme of Windows: the browser takes every background away but its own.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

/** The colour that most of a picture of something has, and how many others have a hundredth of it each. */
async function coloursOf(part: Locator): Promise<{ most: string; others: number }> {
  await part.scrollIntoViewIfNeeded()
  const { data, channels, width, height } = decode(
    await part.screenshot({ animations: 'disabled' }),
  )
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += channels) {
    const colour = data.slice(at, at + 3).join(' ')
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [[most = ''] = [], ...others] = [...counts].sort(([, one], [, other]) => other - one)
  const least = (width * height) / 100
  return { most, others: others.filter(([, count]) => count > least).length }
}

/** What is chosen does not have the ground of what could be, and its words can be seen on it. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const [one, unlike] = [await coloursOf(chosen), await coloursOf(other)]
  expect(one.most).not.toBe(unlike.most)
  expect(one.others, `${chosen}: something on its ground`).toBeGreaterThan(0)
}

const labelOf = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name }) })

test('what is chosen is seen in forced colours', { tag: ['@phone', '@desktop'] }, async ({
  signedIn: page,
}) => {
  await page.goto('/mood-checkin')
  await page.getByRole('radio', { name: /Neutral/ }).check()
  await expectChosen(labelOf(page, 'Neutral'), labelOf(page, 'Very Sad'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expectChosen(
    menu.getByRole('link', { name: 'Check-in' }),
    menu.getByRole('link', { name: 'Journal' }),
  )

  await page.goto('/progress')
  await expectChosen(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  )

  await page.goto('/audio/day-1')
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  const before = await coloursOf(heart)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  expect((await coloursOf(heart)).most).not.toBe(before.most)
})

test('a chosen chip is seen in forced colours', { tag: ['@phone', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByRole('radio', { name: /Neutral/ }).check()
  await page.getByRole('button', { name: 'Find My Raga' }).click()
  const chips = page.locator('label', { has: page.locator('.appearance-none') })
  await expectChosen(
    chips.filter({ has: page.locator(':checked') }),
    chips.filter({ hasNot: page.locator(':checked') }).first(),
  )
})

test('lines with a value, and main buttons, are seen in forced colours', {
  tag: ['@phone', '@desktop'],
}, async ({ signedIn: page }) => {
  await page.goto('/mood-checkin')
  await page.getByRole('radio', { name: /Neutral/ }).check()
  const main = page.getByRole('button', { name: 'Continue to Session' })
  await expect(main).toHaveCSS('border-top-width', '1px')
  await expect(main).toHaveCSS('border-top-style', 'solid')

  await page.goto('/audio/day-1')
  for (const name of ['Position', 'Volume']) {
    const slider = page.getByRole('slider', { name })
    await slider.focus()
    await slider.blur()
    // The thumb is filled to its edge with the colour of text.
    expect((await coloursOf(slider)).most).toBe(await textColour(page))
    const line = page.locator('[data-orientation]', { has: slider }).first()
    expect((await coloursOf(line)).others, `${name}: a line on its ground`).toBeGreaterThan(0)
  }
})

function textColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'CanvasText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color.replace(/[^\d ]/g, '')
  })
}
