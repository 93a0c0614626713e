import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { queryBelow, queryOver } from '~/lib/overlays.ts'

/** Marks an entry of the history as opened over the one before it. */
type OverState = { over?: boolean }

/** What a link to an overlay needs: the page below, and what it was told, stay as they are. */
export function useOverlayLink() {
  const { search, state } = useLocation()
  return (overlay: string) => ({
    to: queryOver(search, overlay),
    state: { ...stateOf(state), over: true },
  })
}

/**
 * Closes the overlay of the address: back to the page below it, or, linked to, that page alone.
 * Once for each opening: a double tap must not go back two pages.
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
