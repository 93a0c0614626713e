const LOOK_MS = 250

type Lookout = {
  /** Often, and whenever the page comes into sight. */
  look: () => void
  /** The page goes out of sight; a phone may end it there without another word. */
  onHidden: () => void
  /** The page is given up for another, or closed. */
  onGone: () => void
}

/** Has a sit look at the time. Only looks are made here; no time is counted. */
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
    start() {
      stop()
      timer = setInterval(look, LOOK_MS)
      document.addEventListener('visibilitychange', onSight)
      window.addEventListener('pagehide', onGone)
    },
    stop,
  }
}
