import type { Page } from 'playwright'
import { inPage } from './in-page.ts'

const LEAST = 44
const PRESSED = 'a[href], button, [role=slider], input, select, textarea, summary'

// WCAG 2.5.8 excepts links inside a sentence, which have its line height; there is no other
// exception.
const INLINE = 'p a'

/** By how many px the page is wider than its window, in words. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate('document.documentElement.scrollWidth')
  // The window of a phone says it is as wide as what overflows it.
  const room = page.viewportSize()?.width ?? 0
  return Number(wide) > room ? [`the page is ${wide} px wide in a window of ${room}`] : []
}

/** What can be pressed, and which of it is under 44 px; in a sentence a link may be. */
export async function smallTargets(
  page: Page,
): Promise<{ readonly targets: number; readonly small: string[] }> {
  return inPage(
    page,
    ({ pressed, inline, least }) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(inline) &&
        // The skip link is above the edge until it has the focus.
        element.getBoundingClientRect().bottom > -scrollY
      // A slider can be dragged anywhere along its line, a box can be ticked anywhere on its label.
      const touched = (element: Element) =>
        (element.matches('[role=slider]') && element.closest('[data-orientation]:has(> span)')) ||
        (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) ||
        element
      const targets = [...document.querySelectorAll(pressed)].filter(isSeen)
      const small = targets.flatMap((element) => {
        const { width, height } = touched(element).getBoundingClientRect()
        const [wide, high] = [Math.round(width), Math.round(height)]
        const name = element.getAttribute('aria-label') ?? element.textContent
        return wide < least || high < least ? [`${name}: ${wide} x ${high} px`] : []
      })
      return { targets: targets.length, small }
    },
    { pressed: PRESSED, inline: INLINE, least: LEAST },
  )
}

/** Controls whose press goes to something else of the page; a layer over the page may take it. */
export async function coveredControls(page: Page): Promise<string[]> {
  return inPage(
    page,
    (pressed) => {
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
    },
    PRESSED,
  )
}

/**
 * Words and controls of the page under something fixed or sticky, at its beginning and at its end. A lane at
 * the foot may lie over what scrolls under it, and must set free the last line; one at the top the first.
 */
export async function underFixed(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const at of ['top', 'end'] as const) {
    // What is drawn only when it is near makes the page longer.
    let height = -1
    for (let tries = 0; tries < 50; tries += 1) {
      const now = await page.evaluate(SCROLLED[at])
      if (now === height) break
      height = Number(now)
    }
    found.push(...(await inPage(page, coveredAt, { at, pressed: PRESSED })))
  }
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  return [...new Set(found)]
}

const scrolledTo = (top: string) =>
  `scrollTo({ top: ${top}, behavior: 'instant' }),
  new Promise((drawn) => setTimeout(() => drawn(document.body.scrollHeight), 50))`

const SCROLLED = { top: scrolledTo('0'), end: scrolledTo('document.body.scrollHeight') } as const

function coveredAt({ at, pressed }: { at: 'top' | 'end'; pressed: string }): string[] {
  // A dialog covers the page on purpose.
  if (document.querySelector('[role=dialog]')) return []
  const main = document.querySelector('main') ?? document.body
  const layerOf = (element: Element | null): Element | null =>
    element === null || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement)
  const isLane = (layer: Element) => {
    const { top, bottom, width } = layer.getBoundingClientRect()
    const spans = width >= main.getBoundingClientRect().width - 1
    // A bar of the frame may lie below it, as high as its letters are large.
    const bar = 5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const isAtFoot = Math.round(bottom) >= innerHeight - bar && top > innerHeight / 2
    return spans && (isAtFoot ? at === 'top' : top <= 1 && at === 'end')
  }
  // What a list scrolls under its own head comes out again by scrolling back.
  const isItsHead = (layer: Element, of: Element) =>
    at === 'end' &&
    getComputedStyle(layer).position === 'sticky' &&
    layer.parentElement?.contains(of)
  // A line that is cut off, as the third of two, is drawn nowhere.
  const isCutOff = (of: Element | null, y: number): boolean => {
    if (of === null || of === main) return false
    const { top, bottom } = of.getBoundingClientRect()
    const cuts = getComputedStyle(of).overflowY !== 'visible' && (y < top || y > bottom)
    return cuts || isCutOff(of.parentElement, y)
  }
  const boxes: { name: string; of: Element; box: DOMRect }[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const name = textContent?.trim().slice(0, 60)
    if (!name || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    if (parentElement.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) boxes.push({ name, of: parentElement, box })
  }
  for (const of of main.querySelectorAll(pressed)) {
    const name = of.getAttribute('aria-label') ?? of.textContent?.slice(0, 60) ?? ''
    boxes.push({ name, of, box: of.getBoundingClientRect() })
  }
  return boxes.flatMap(({ name, of, box }) => {
    // What only a screen reader reads takes a pixel.
    if (box.width < 2 || box.height < 2) return []
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const layer = layerOf(top)
    if (!top || !layer || layer.contains(of) || of.contains(top) || isLane(layer)) return []
    if (isItsHead(layer, of) || isCutOff(of, box.y + box.height / 2)) return []
    const by = layer.getAttribute('aria-label') ?? layer.textContent?.trim().slice(0, 40)
    return [`"${name}" is under "${by}"`]
  })
}
