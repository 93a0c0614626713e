import { type RefObject, useLayoutEffect } from 'react'
import { coversAny, freeTop, type Obstacle } from '~/ui/feedback/toast-place.ts'

// The check-in button is higher than its bar, so the parts of the bar are measured too.
const FIRM = 'nav, nav *, [data-keep-clear], [data-keep-clear] *'
// A slider can be dragged anywhere along its line, and a checkbox ticked anywhere on its label.
const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [role=button], [data-orientation]:has([role=slider])'

/**
 * The usual place of what appears over a page: the first row of controls ends at 4.25rem on a phone
 * and 5.25rem on wider screens, and the player and the bar of five are at the bottom.
 */
export const BELOW_THE_HEADER =
  'scroll-mt-[env(safe-area-inset-top)] top-[calc(4.75rem+env(safe-area-inset-top))] sm:top-[calc(5.75rem+env(safe-area-inset-top))]'

function obstaclesOf(region: Element): Obstacle[] {
  return [...document.querySelectorAll(`${FIRM}, ${PRESSED}`)].flatMap((element) => {
    // An open dialog hides the page below it, so nobody can press these controls.
    if (region.contains(element) || element.closest('[aria-hidden=true], [inert]')) return []
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOnScreen = right > left && bottom > top && bottom > 0 && top < window.innerHeight
    if (!isOnScreen || getComputedStyle(element).visibility === 'hidden') return []
    return [{ left, right, top, bottom, firm: element.matches(FIRM) }]
  })
}

function place(region: HTMLElement) {
  const here = region.getBoundingClientRect()
  if (here.height === 0) return
  const obstacles = obstaclesOf(region)
  if (!coversAny(here, obstacles)) return
  region.style.top = ''
  // Script cannot read env(). The region stores the height of the notch in a margin it does not
  // use.
  const notch = Number.parseFloat(getComputedStyle(region).scrollMarginTop) || 0
  const usable = { top: notch, bottom: window.innerHeight }
  const top = freeTop(region.getBoundingClientRect(), usable, obstacles)
  region.style.top = `${top}px`
}

/**
 * Moves a region away from the controls of the screen: before it first appears, and when the page
 * below changes. It does not move during a press, while it has the focus, or during scrolling.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, shown: number | undefined) {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || shown === undefined) return
    element.style.top = ''
    place(element)
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!element.matches(':active, :focus-within')) place(element)
      })
    }
    const pages = new MutationObserver(later)
    pages.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(later)
    sizes.observe(document.body)
    sizes.observe(element)
    // A new page slides in from a few pixels below, so measure after the animation.
    document.addEventListener('animationend', later)
    return () => {
      cancelAnimationFrame(frame)
      pages.disconnect()
      sizes.disconnect()
      document.removeEventListener('animationend', later)
    }
  }, [region, shown])
}
