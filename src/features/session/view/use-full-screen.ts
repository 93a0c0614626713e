import { useEffect, useEffectEvent } from 'react'

/** How many want it now: one may begin before what another one asked for has come. */
let wanting = 0

/**
 * Takes the whole screen while its component stands, if a gesture brought it here and the browser
 * allows it; where not, all stays as it is. `onLeft` hears when the person leaves the full screen by
 * the browser's own means.
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
          // Given and left again before the page was told of either.
          else if (!isOver && document.fullscreenElement !== root) left()
        },
        () => {},
      )
    }
    return () => {
      isOver = true
      wanting -= 1
      document.removeEventListener('fullscreenchange', follow)
      // Asked of the document: it is in before the change is told.
      if (document.fullscreenElement === root) leave()
    }
  }, [])
}

// Asked without a gesture, a browser refuses and complains.
function mayAsk(): boolean {
  return document.fullscreenEnabled === true && navigator.userActivation?.isActive === true
}

function leave() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
