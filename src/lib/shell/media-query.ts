/** A media query of the window; false where a browser has none. */
export function mediaQuery(query: string) {
  return {
    matches: (): boolean => window.matchMedia?.(query).matches ?? false,
    /** Calls the listener at every change, until the function that it returns is called. */
    subscribe: (listener: () => void): (() => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
  }
}
