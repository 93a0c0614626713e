import { useEffect } from 'react'

let locks = 0
let before = ''

/** Stops the page from scrolling while its component, which covers the page, is mounted. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (locks === 0) before = style.overflow
    locks += 1
    style.overflow = 'hidden'
    return () => {
      locks -= 1
      if (locks === 0) style.overflow = before
    }
  }, [])
}
