import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const NAME = 'data-above-dialogs'

/**
 * What stays usable while a dialog is open. Radix takes back the focus that leaves a dialog, and
 * learns of it at the document, which it does not reach from here.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const coming = (event: Event) => event.stopPropagation()
    const leaving = (event: globalThis.FocusEvent) => {
      if (isAbove(event.relatedTarget)) event.stopPropagation()
    }
    const node = region.current
    node?.addEventListener('focusin', coming)
    node?.addEventListener('focusout', leaving)
    return () => {
      node?.removeEventListener('focusin', coming)
      node?.removeEventListener('focusout', leaving)
    }
  }, [])
  return (
    // What is live is not hidden from screen readers with the rest of the page.
    <div ref={region} {...{ [NAME]: '' }} aria-live="off" style={{ pointerEvents: 'auto' }}>
      {children}
    </div>
  )
}

/** For the content of every dialog, so that what stands above it can be pressed and focused. */
export const besideWhatIsAbove = {
  onInteractOutside: (event: Event) => {
    if (isAbove(event.target)) event.preventDefault()
  },
  onBlur: (event: FocusEvent) => {
    if (isAbove(event.relatedTarget)) event.stopPropagation()
  },
} as const

/** For Radix, a toast that came later is above the dialog, and alone receives Escape. */
export const closingOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  close()
}

function isAbove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${NAME}]`) !== null
}
