import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { queryBelow, queryOver } from '~/lib/overlays.ts'

/** Marks a history entry that was opened over the previous one. */
type OverState = { over?: boolean }

/** The target and state of a link to an overlay; the page below keeps its address and state. */
export function useOverlayLink() {
  const { search, state } = useLocation()
  return (overlay: string) => ({
    to: queryOver(search, overlay),
    state: { ...stateOf(state), over: true },
  })
}

/**
 * Closes the overlay: goes back to the page below, or replaces the address if a link opened the
 * overlay directly. Works once for each opening, because a double tap must not go back two pages.
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const closed = useRef<string | null>(null)
  return () => {
    if (closed.current === key) return
    closed.current = key
    const wasOpenedHere = (stateOf(state) as OverState).over === true
    const below = pathname + queryBelow(search)
    void (wasOpenedHere ? navigate(-1) : navigate(below, { replace: true, state }))
  }
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}
