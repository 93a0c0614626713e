import { type ReactNode, useEffect, useRef } from 'react'
import { type BreathPattern, breathFill, breathSeconds } from '~/lib/breath/breath-pattern.ts'
import { useReducedMotion } from '~/ui/motifs/reduced-motion.ts'

/** What a ring does: nothing, its own slow breath of eleven seconds, or a breath that is led. */
export type RingBreath = 'still' | 'usual' | { pattern: BreathPattern; sinceMs: number }

type BreathingProps = {
  breath: RingBreath
  /** Its looks, and those it has besides while it does not move. */
  className: string
  whileStill: string
  children?: ReactNode
}

/** Something round that swells and rests. With reduced motion it does not move. */
export function Breathing({ breath, className, whileStill, children }: BreathingProps) {
  const ring = useRef<HTMLDivElement>(null)
  const isReduced = useReducedMotion()
  useEffect(() => {
    if (typeof breath === 'string' || isReduced) return
    const swell = ring.current?.animate?.(framesOf(breath.pattern), {
      duration: breathSeconds(breath.pattern) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    })
    // The words of the breath count from the same moment.
    if (swell) swell.startTime = breath.sinceMs
    return () => swell?.cancel()
  }, [breath, isReduced])
  const isStill = breath === 'still' || (typeof breath === 'object' && isReduced)
  const look = breath === 'usual' ? 'animate-breathe' : isStill ? whileStill : ''
  return (
    <div ref={ring} className={`${className} ${look}`}>
      {children}
    </div>
  )
}

/** As far as the usual breath goes, in steps too small to be seen. */
function framesOf(pattern: BreathPattern): Keyframe[] {
  const seconds = breathSeconds(pattern)
  const count = seconds * 4
  return Array.from({ length: count + 1 }, (_, index) => {
    const fill = breathFill(pattern, (index / count) * seconds)
    return { transform: `scale(${0.86 + 0.14 * fill})`, opacity: 0.55 + 0.45 * fill }
  })
}
