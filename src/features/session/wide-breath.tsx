import type { ReactNode } from 'react'
import { Breathing, type RingBreath } from '~/ui/motifs/breathing.tsx'

type WideBreathProps = {
  breath: RingBreath
  /** Shown in the lower part of the ring: the word of the breath. */
  words?: ReactNode
  /** Shown in the middle of the ring, without moving. */
  children?: ReactNode
}

const RING = 'absolute rounded-full border'

/**
 * The breath, as wide as the screen allows: light and two rings that expand and rest inside a still
 * circle. With reduced motion, ring and light do not move.
 */
export function WideBreath({ breath, words, children }: WideBreathProps) {
  return (
    <div className="relative grid size-[min(82vw,54dvh,34rem)] place-items-center">
      <div aria-hidden="true" className={`${RING} inset-0 border-current/30`} />
      <div aria-hidden="true" className="absolute inset-0">
        <Breathing breath={breath} className="absolute inset-0" whileStill="opacity-70">
          <Breathing breath={breath} className="absolute inset-0" whileStill="opacity-70">
            <div className="absolute inset-0 rounded-full sky-glow" />
            <div className={`${RING} inset-0 border-current`} />
          </Breathing>
          <div className={`${RING} inset-3 border-current/30`} />
        </Breathing>
      </div>
      <div className="relative text-center">{children}</div>
      {words && (
        <div className="absolute inset-x-0" style={{ bottom: '14%' }}>
          {words}
        </div>
      )}
    </div>
  )
}
