import { type RefObject, useLayoutEffect } from 'react'
import { coversAny, freeTop, type Obstacle } from '~/ui/feedback/toast-place.ts'

// The check-in stands out above the bar it belongs to, so the bar's parts are looked at too.
const FIRM = 'nav, nav *, [data-keep-clear], [data-keep-clear] *'
// A slider is taken hold of anywhere along its line, a box is ticked anywhere on its label.
const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [role=button], [data-orientation]:has([role=slider])'

function obstaclesOf(region: Element): Obstacle[] {
  return [...document.querySelectorAll(`${FIRM}, ${PRESSED}`)].flatMap((element) => {
    // What a dialog lies over is hidden from everybody, and nobody can press it.
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
  // env() cannot be read: the region carries the notch's height as a margin that nothing else uses.
  const notch = Number.parseFloat(getComputedStyle(region).scrollMarginTop) || 0
  const usable = { top: notch, bottom: window.innerHeight }
  const top = freeTop(region.getBoundingClientRect(), usable, obstacles)
  region.style.top = `${top}px`
}

/**
 * Moves a region off the controls of the screen: before it is first seen, and when the page under
 * it becomes another. It keeps still while it is pressed or has the focus, and while one scrolls.
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
    // A page arrives from a few pixels below.
    document.addEventListener('animationend', later)
    return () => {
      cancelAnimationFrame(frame)
      pages.disconnect()
      sizes.disconnect()
      document.removeEventListener('animationend', later)
    }
  }, [region, shown])
}
