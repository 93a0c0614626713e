import { type RefObject, useEffect, useState } from 'react'

/** Whether something is too wide for its box, so that it has to be scrolled sideways. */
export function useIsCut(box: RefObject<HTMLElement | null>): boolean {
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
