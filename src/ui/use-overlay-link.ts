import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Marks an entry of the history as opened over the one before it. */
type OverState = { over?: boolean }

/** What a link to an overlay needs: the page below, and what it was told, stay as they are. */
export function useOverlayLink() {
  const { state } = useLocation()
  return (search: string) => ({ to: search, state: { ...stateOf(state), over: true } })
}

/**
 * Closes the overlay of the address: back to the page below it, or, linked to, that page alone.
 * Once for each opening: a double tap must not go back two pages.
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate()
  const { key, pathname, state } = useLocation()
  const closed = useRef<string | null>(null)
  return () => {
    if (closed.current === key) return
    closed.current = key
    const wasOpenedHere = (stateOf(state) as OverState).over === true
    void (wasOpenedHere ? navigate(-1) : navigate(pathname, { replace: true, state }))
  }
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}
