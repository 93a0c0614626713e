import { useEffect } from 'react'

/** Keeps the page behind a full screen from scrolling, until the screen leaves. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [])
}
