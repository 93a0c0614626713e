import { useEffect, useId, useRef, useState } from 'react'

// Tall letters overflow the last line slightly; only a larger overflow is another line.
const HALF_A_LINE = 16

/**
 * Text that shows six lines until it is opened. The key is the text, so a new text is measured
 * again.
 */
export function FoldedText({ children }: { children: string }) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isLong = useOverflow(text)
  return (
    <>
      <p
        ref={text}
        id={id}
        dir="auto"
        className={`whitespace-pre-wrap font-display text-lead leading-relaxed ${isOpen ? '' : 'line-clamp-6'}`}
      >
        {children}
      </p>
      {(isLong || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-ink"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
}

/** True while the element is too small for its text, at any width. */
function useOverflow(ref: { readonly current: HTMLElement | null }): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setOver(element.scrollHeight > element.clientHeight + HALF_A_LINE)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOver
}
