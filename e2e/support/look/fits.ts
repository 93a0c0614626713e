import { expect, type Page } from 'playwright/test'

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  // The window of a phone says it is as wide as what overflows it.
  const room = page.viewportSize()?.width ?? 0
  expect.soft(wide, `${screen}: width of the page`).toBeLessThanOrEqual(room)
}

const LEAST = 44
const PRESSED = 'a[href], button, [role=slider], input, select, textarea, summary'

// WCAG 2.5.8 excepts links inside a sentence, which have its line height; there is no other
// exception.
const INLINE = 'p a'

/** Every control is at least 44 px wide and high. */
export async function expectRoomForFingers(page: Page, screen: string): Promise<void> {
  const targets = await page.evaluate(
    ({ pressed, inline }) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(inline) &&
        // The skip link is above the edge until it has the focus.
        element.getBoundingClientRect().bottom > 0
      // A slider can be dragged anywhere along its line, a box can be ticked anywhere on its label.
      const touched = (element: Element) =>
        (element.matches('[role=slider]') && element.closest('[data-orientation]:has(> span)')) ||
        (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) ||
        element
      return [...document.querySelectorAll(pressed)].filter(isSeen).map((element) => {
        const { width, height } = touched(element).getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent
        return { name, width: Math.round(width), height: Math.round(height) }
      })
    },
    { pressed: PRESSED, inline: INLINE },
  )
  expect(targets.length, `${screen}: something to press`).toBeGreaterThan(0)
  const small = targets.filter(({ width, height }) => width < LEAST || height < LEAST)
  expect.soft(small, `${screen}: targets under ${LEAST} px`).toEqual([])
}

/** Nothing else of the page takes the press of a control; a layer over the page may. */
export async function expectNothingInTheWay(page: Page, screen: string): Promise<void> {
  const covered = await page.evaluate((pressed) => {
    const isOver = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isOver(element.parentElement))
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // `null` where the middle is outside the window; a box of no size takes no presses itself.
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      if (top === null || width < 2 || isOver(top) || !element.checkVisibility()) return []
      const isReached = element.contains(top) || top.contains(element) || top.closest('label')
      const name = element.getAttribute('aria-label') ?? element.textContent
      return isReached ? [] : [`${name} is under ${top.outerHTML.slice(0, 120)}`]
    })
  }, PRESSED)
  expect.soft(covered, `${screen}: controls under something else`).toEqual([])
}
