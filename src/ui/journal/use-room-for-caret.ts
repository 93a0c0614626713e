import { useEffect } from 'react'

// The player and the bar of five cover the foot of a phone, above the keyboard as well.
const COVERED = '11rem'

function makeRoom(): void {
  document.documentElement.style.scrollPaddingBottom = COVERED
}

function giveBack(): void {
  document.documentElement.style.scrollPaddingBottom = ''
}

/** While a field has the focus, the browser scrolls its caret to above what covers the page's foot. */
export function useRoomForCaret() {
  useEffect(() => {
    return giveBack
  }, [])
  return { onFocus: makeRoom, onBlur: giveBack }
}
