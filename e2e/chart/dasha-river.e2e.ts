import { expect, type Locator, type Page } from 'playwright/test'
import { localDay } from '~/domain/day/local-day.ts'
import { chartFragment } from '~/features/astrology/share/chart-link.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { expectNoSidewaysScroll } from '../support/look/fits.ts'
import { test } from '../support/test.ts'

// The Moon stands in Hasta, so that the last mahadasha is the Sun's, the shortest.
const FRAGMENT = chartFragment({
  birth: {
    date: localDay('1991-03-03'),
    time: '05:40',
    place: 'Pune',
    latitude: 18.5196,
    longitude: 73.8554,
    zone: 'Asia/Kolkata',
    timezone: 'auto',
    utc: Date.UTC(1991, 2, 3, 0, 10) as UtcMilliseconds,
    offsetSeconds: 19_800,
  },
  sureToMinutes: null,
})

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxesOf(places: Locator): Promise<readonly Box[]> {
  return await places.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

/** Words closer than this read as one. */
const GAP = 4

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

async function expectLegible(page: Page, when: string): Promise<void> {
  const river = page.getByRole('list', { name: /^The mahadashas from birth/ })
  await expect(river.getByRole('button')).toHaveCount(9)
  await expect(river.getByRole('button').last()).toHaveText(/^Sun mahadasha, /)
  const stretches = await river.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(Math.min(...stretches), when).toBeGreaterThanOrEqual(44)

  await expect(river.getByText(/^\d{4}$/)).toHaveCount(10)
  const years = await boxesOf(river.getByText(/^\d{4}$/))
  const words = [...years, ...(await boxesOf(river.getByText('Now')))]
  const covered = words.flatMap((word, index) =>
    words.slice(index + 1).filter((other) => touch(word, other)),
  )
  expect(covered, when).toEqual([])
  const banks = await river.boundingBox()
  if (!banks) throw new Error('The river is not drawn.')
  for (const { x, width } of years) {
    expect(x, when).toBeGreaterThanOrEqual(banks.x)
    expect(x + width, when).toBeLessThanOrEqual(banks.x + banks.width + 0.5)
  }
  await expectNoSidewaysScroll(page, when)
}

test('the river of dashas covers no year, and has room for a finger on every stretch', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const now of ['1991-03-04', '1999-06-01', '2026-03-14', '2104-11-01']) {
    await page.clock.setFixedTime(new Date(`${now}T12:00:00Z`))
    await page.goto('/icon.svg')
    await page.goto(`/try/chart#${FRAGMENT}`)
    for (const width of [600, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'View Full Timeline' }).scrollIntoViewIfNeeded()
      await expect(page.getByText('Now', { exact: true })).toHaveCount(1)
      await expectLegible(page, `${now} at ${width}`)
    }
  }
  await page.setViewportSize({ width: 599, height: 900 })
  await expect(page.getByText('Now', { exact: true })).toBeHidden()
  await expect(page.getByText('Current Mahadasha', { exact: true })).toBeVisible()
})
