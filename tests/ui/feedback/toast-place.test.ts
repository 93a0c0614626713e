import { describe, expect, test } from 'vitest'
import { coversAny, freeTop, type Obstacle } from '~/ui/feedback/toast-place.ts'

const PHONE = { top: 0, bottom: 800 }
const home = { left: 12, right: 348, top: 76, bottom: 156 }
const row = (top: number, bottom: number, firm = false): Obstacle => ({
  left: 20,
  right: 340,
  top,
  bottom,
  firm,
})

const standing = (top: number) => ({ ...home, top, bottom: top + 80 })

describe('the place of a toast', () => {
  test('the place of a toast is its preferred one when the page is free there', () => {
    expect(freeTop(home, PHONE, [row(24, 68), row(700, 800, true)])).toBe(76)
  })

  test('the place of a toast is below a control when that is the nearest free place', () => {
    expect(freeTop(home, PHONE, [row(24, 110)])).toBe(116)
  })

  test('the place of a toast is above a control when that is the nearest free place', () => {
    expect(freeTop(home, PHONE, [row(140, 700)])).toBe(54)
  })

  test('the place of a toast does not change for a control at its side', () => {
    const beside = { left: 400, right: 500, top: 80, bottom: 120, firm: false }
    expect(freeTop(home, PHONE, [beside])).toBe(76)
  })

  test('the place of a toast may be a gap of exactly its height and covers nothing', () => {
    const rows = [row(0, 300), row(380, 800)]
    const top = freeTop(home, PHONE, rows)
    expect(top).toBe(300)
    expect(coversAny(standing(top), rows)).toBe(false)
  })

  test('the place of a toast is clear of a notch', () => {
    const top = freeTop(home, { top: 47, bottom: 800 }, [row(100, 400)])
    expect(top).toBe(406)
  })

  test('the place of a toast is always on the screen', () => {
    expect(freeTop(home, PHONE, [row(0, 760)])).toBeLessThanOrEqual(720)
    expect(freeTop(home, PHONE, [row(50, 800)])).toBeGreaterThanOrEqual(0)
  })

  test('the place of a toast without free space covers the least, and nothing firm', () => {
    const bar = row(660, 800, true)
    const rows = [row(0, 250), row(310, 640), bar]
    const top = freeTop(home, PHONE, rows)
    expect(top).toBeGreaterThanOrEqual(230)
    expect(top).toBeLessThanOrEqual(250)
    expect(coversAny(standing(top), [bar])).toBe(false)
  })
})
