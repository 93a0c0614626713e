import { useEffect, useRef } from 'react'
import { isMotionReduced } from '~/ui/motifs/reduced-motion.ts'

const STRINGS = [
  { width: 'w-px', startsMs: 0 },
  { width: 'w-px', startsMs: 240 },
  { width: 'w-px', startsMs: 510 },
  { width: 'w-0.5', startsMs: 760 },
] as const

const SWING = [{ transform: 'translateX(-0.6px)' }, { transform: 'translateX(0.6px)' }]
const SWING_MS = 900

type TanpuraStringsProps = {
  /** The strings vibrate while sound plays and are still otherwise. */
  sounding: boolean
}

/**
 * The four strings of the tanpura, as decoration: words next to them say the same. They are boxes,
 * because the page itself would have to draw every frame of an SVG that moves.
 */
export function TanpuraStrings({ sounding }: TanpuraStringsProps) {
  const strings = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    return sounding && strings.current ? vibrate(strings.current.children) : undefined
  }, [sounding])
  return (
    <span
      ref={strings}
      aria-hidden="true"
      className="inline-flex h-8 w-12 justify-between px-1 border-current border-b"
    >
      {STRINGS.map(({ width, startsMs }) => (
        <span key={startsMs} className={`bg-current ${width}`} />
      ))}
    </span>
  )
}

/**
 * Moves the strings until the returned function is called. By script and not by CSS: React listens
 * to the end of every CSS iteration, for which the page is woken twenty times a second.
 */
function vibrate(strings: HTMLCollection): (() => void) | undefined {
  if (isMotionReduced()) return undefined
  const swings = STRINGS.map(({ startsMs }, index) =>
    strings[index]?.animate?.(SWING, {
      duration: SWING_MS,
      delay: -startsMs,
      easing: 'ease-in-out',
      direction: 'alternate',
      iterations: Number.POSITIVE_INFINITY,
    }),
  )
  return () => {
    for (const swing of swings) swing?.cancel()
  }
}
