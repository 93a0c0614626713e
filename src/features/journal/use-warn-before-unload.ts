import { useEffect } from 'react'

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Has the browser ask before the page is left, while there is something to lose. */
export function useWarnBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
