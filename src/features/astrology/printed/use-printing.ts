import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Reports when the page is about to be printed, in time for what is drawn then, and when it was. */
export function usePrinting(onPrinting: (isPrinting: boolean) => void): void {
  useEffect(() => {
    // A browser prints what is there when this event ends.
    const before = () => flushSync(() => onPrinting(true))
    const after = () => onPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [onPrinting])
}
