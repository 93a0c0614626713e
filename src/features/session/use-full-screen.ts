import { useEffect, useEffectEvent } from 'react'

/**
 * How many components want it now: the next may mount before the request of the last one succeeds.
 */
let wanting = 0

/**
 * Shows the page in full screen while its component is mounted, if a gesture led here and the
 * browser permits it. `onLeft` is called when the person leaves full screen with the browser's own
 * controls.
 */
export function useFullScreen(onLeft?: () => void): void {
  const left = useEffectEvent(() => onLeft?.())

  useEffect(() => {
    const root = document.documentElement
    let isOver = false
    let isIn = false
    wanting += 1

    function follow() {
      const wasIn = isIn
      isIn = document.fullscreenElement === root
      if (wasIn && !isIn && !isOver) left()
    }

    document.addEventListener('fullscreenchange', follow)
    if (mayAsk()) {
      root.requestFullscreen({ navigationUI: 'hide' }).then(
        () => {
          if (wanting === 0) leave()
          // Full screen may be left again before the page receives the event of its beginning.
          isIn = true
          follow()
        },
        () => {},
      )
    }
    return () => {
      isOver = true
      wanting -= 1
      document.removeEventListener('fullscreenchange', follow)
      // Read the document: it is already in full screen before the event fires.
      if (document.fullscreenElement === root) leave()
    }
  }, [])
}

// Without a gesture, a browser refuses the request and logs an error.
function mayAsk(): boolean {
  return document.fullscreenEnabled === true && navigator.userActivation?.isActive === true
}

function leave() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
