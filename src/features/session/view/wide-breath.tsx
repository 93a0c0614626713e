import type { ReactNode } from 'react'

type WideBreathProps = {
  breathing: boolean
  /** Shown in the middle of the ring, without moving. */
  children?: ReactNode
}

const RING = 'absolute rounded-full border'

/**
 * The breath, as wide as the screen allows: light and two rings that expand for about five seconds
 * and rest for six, inside a still circle. With reduced motion, ring and light do not move.
 */
export function WideBreath({ breathing, children }: WideBreathProps) {
  const breath = breathing ? 'animate-breathe' : 'opacity-70'
  return (
    <div className="relative grid size-[min(82vw,54dvh,34rem)] place-items-center">
      <div aria-hidden="true" className={`${RING} inset-0 border-current/30`} />
      <div aria-hidden="true" className={`absolute inset-0 ${breath}`}>
        <div className={`absolute inset-0 ${breath}`}>
          <div className="absolute inset-0 rounded-full sky-glow" />
          <div className={`${RING} inset-0 border-current`} />
        </div>
        <div className={`${RING} inset-3 border-current/30`} />
      </div>
      <div className="relative text-center">{children}</div>
    </div>
  )
}
