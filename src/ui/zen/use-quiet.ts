import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

const QUIET_AFTER_MS = 4_000

/** Whether nothing was touched, moved or pressed for a while; `stir` says that something was. */
export function useQuiet() {
  const [isQuiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef('')

  const stir = useCallback(() => {
    setQuiet(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
  }, [])

  useEffect(() => {
    stir()
    return () => clearTimeout(timer.current)
  }, [stir])

  // Browsers report a move also when the page moves under a pointer that lies still.
  function onPointerMove({ screenX, screenY }: PointerEvent) {
    const now = `${screenX} ${screenY}`
    if (now !== place.current) stir()
    place.current = now
  }

  return { isQuiet, stir, onPointerMove }
}
