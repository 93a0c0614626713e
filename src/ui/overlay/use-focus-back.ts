import { useRef } from 'react'

/**
 * Gives the focus back to where it was before an overlay, or to the page where that has gone; Radix
 * does so for its own triggers alone. Call `remember` before the overlay takes the focus.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      for (const element of [opener.current, document.getElementById('main')]) {
        // An element that took the focus in the meantime, such as the next page, keeps it.
        const isNowhere = document.activeElement === document.body
        if (isNowhere && element instanceof HTMLElement) element.focus({ preventScroll: true })
      }
    },
  }
}
