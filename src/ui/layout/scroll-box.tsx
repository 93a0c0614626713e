import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

type ScrollBoxProps = {
  /** What is in it, for screen readers. */
  label: string
  /** It reaches to the edges of its card. */
  isWide?: boolean
  children: ReactNode
}

/** What may be wider than its place, as a table with large text: it scrolls by itself, also with the arrow keys. */
export function ScrollBox({ label, isWide = false, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null)
  const isCut = useIsCut(box)
  return (
    <section
      ref={box}
      aria-label={label}
      tabIndex={isCut ? 0 : undefined}
      className={`overflow-x-auto ${isWide ? '-mx-[min(1.25rem,6vw)] px-[min(1.25rem,6vw)]' : ''}`}
    >
      {children}
    </section>
  )
}

function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    watch.observe(element)
    for (const child of element.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box])
  return isCut
}
