import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useReadingPlace } from '~/features/journal/reading-place.tsx'

/** The height of every row, so that what is not drawn has the height it would have. */
export const ROW_REM = 7

/** How many rows are drawn and left out together. */
const STRETCH = 20

type RowsNearProps = {
  /** The name of the list among those of the page. */
  list: string
  labelledBy: string
  count: number
  /** The rows from one to before another, each a list item of `ROW_REM`. */
  children: (from: number, to: number) => ReactNode
}

/**
 * A long list of which the page holds the rows near the screen alone, so that thousands cost no more
 * than a few.
 */
export function RowsNear({ list, labelledBy, count, children }: RowsNearProps) {
  const row = useReadingPlace()?.kept?.row
  const kept = row?.list === list ? row.index : -1
  const starts = Array.from({ length: Math.ceil(count / STRETCH) }, (_, index) => index * STRETCH)
  return starts.map((from) => {
    const to = Math.min(count, from + STRETCH)
    return (
      <Stretch
        key={from}
        from={from}
        to={to}
        labelledBy={labelledBy}
        isNearAtFirst={kept >= from && kept < to}
      >
        {children}
      </Stretch>
    )
  })
}

type StretchProps = Pick<RowsNearProps, 'labelledBy' | 'children'> & {
  from: number
  to: number
  isNearAtFirst: boolean
}

function Stretch({ from, to, labelledBy, isNearAtFirst, children }: StretchProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, 600, isNearAtFirst)
  return (
    <div ref={place} style={{ blockSize: `${(to - from) * ROW_REM}rem` }}>
      {isNear && (
        <ol aria-labelledby={labelledBy} start={from + 1} className="ruled">
          {children(from, to)}
        </ol>
      )}
    </div>
  )
}

/**
 * Whether an element is at most this many pixels away from the screen, or holds the focus. True
 * everywhere in a browser that cannot tell.
 */
export function useNear(
  place: RefObject<HTMLElement | null>,
  pixels: number,
  isNearAtFirst: boolean,
): boolean {
  const canTell = typeof IntersectionObserver !== 'undefined'
  const [isNear, setNear] = useState(isNearAtFirst || !canTell)
  useEffect(() => {
    const { current } = place
    if (!current || !canTell) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        const isSeen = seen.at(-1)?.isIntersecting ?? false
        setNear(isSeen || current.contains(document.activeElement))
      },
      { rootMargin: `${pixels}px 0px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, pixels, canTell])
  return isNear
}
