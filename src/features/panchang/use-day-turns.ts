import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Controls that use the arrow keys themselves. */
const TAKES_ARROWS =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="slider"], [role="tablist"]'
/** In pixels: how far a finger must go, and where the browser's own gestures begin. */
const FAR = 60
const EDGE = 24

/**
 * Turns the days by the arrow keys and by a swipe. Within the element the keys always turn; elsewhere
 * they may belong to the player, which then takes them first.
 */
export function useDayTurns(area: RefObject<HTMLElement | null>, turn: (days: 1 | -1) => void) {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let from: Touch | undefined
    const onKey = (event: KeyboardEvent) => {
      const days = daysOfKey(event)
      if (days === null) return
      event.preventDefault()
      onTurn(days)
    }
    const onStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const days = from && changedTouches[0] ? daysOfSwipe(from, changedTouches[0]) : null
      from = undefined
      if (days !== null) onTurn(days)
    }
    element.addEventListener('keydown', onKey)
    document.addEventListener('keydown', onKey)
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('keydown', onKey)
      document.removeEventListener('keydown', onKey)
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [area])
}

function daysOfKey(event: KeyboardEvent): 1 | -1 | null {
  const { key, target, defaultPrevented } = event
  if (defaultPrevented || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null
  // Alt+Left goes back in the browser.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isTaken = target instanceof Element && target.closest(TAKES_ARROWS) !== null
  if (isTaken || document.querySelector('[role="dialog"], dialog[open]')) return null
  return key === 'ArrowRight' ? 1 : -1
}

/** To the left comes the next day, as the next page of a book. */
function daysOfSwipe(from: Touch, to: Touch): 1 | -1 | null {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  const isAtEdge = from.clientX < EDGE || from.clientX > window.innerWidth - EDGE
  if (isAtEdge || Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return null
  return across < 0 ? 1 : -1
}
