const LOOK_MS = 250

type Lookout = {
  /** Called often, and when the visibility of the page changes. */
  look: () => void
  /** The page is hidden; a phone may then end it without another event. */
  onHidden: () => void
  /** The page is left or closed. */
  onGone: () => void
}

/** Makes a sit check the time regularly. The timer itself counts no time. */
export function createSitTicker({ look, onHidden, onGone }: Lookout) {
  let timer: ReturnType<typeof setInterval> | undefined

  function onSight() {
    look()
    if (document.visibilityState === 'hidden') onHidden()
  }

  function stop() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSight)
    window.removeEventListener('pagehide', onGone)
  }

  return {
    /** A composed sit needs no timer: its sound says how far it is. */
    start(isTimed: boolean) {
      stop()
      if (isTimed) timer = setInterval(look, LOOK_MS)
      document.addEventListener('visibilitychange', onSight)
      window.addEventListener('pagehide', onGone)
    },
    stop,
  }
}
