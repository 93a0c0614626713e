import { useRef } from 'react'

/** The same thing, done once however often it is asked for: a double tap goes back one page, not two. */
export function useOnce(act: () => void): () => void {
  const isDone = useRef(false)
  return () => {
    if (isDone.current) return
    isDone.current = true
    act()
  }
}
