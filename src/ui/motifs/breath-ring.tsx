import type { ReactNode } from 'react'

type BreathRingProps = { breathing: boolean; children?: ReactNode }

/** A ring that swells and rests over eleven seconds; whatever it holds stays still within it. */
export function BreathRing({ breathing, children }: BreathRingProps) {
  return (
    <div className="relative inline-flex items-center justify-center p-7">
      <span
        aria-hidden="true"
        className={`absolute inset-0 rounded-full border border-current/60 ${breathing ? 'animate-breathe' : 'opacity-50'}`}
      />
      <span
        aria-hidden="true"
        className={`absolute inset-3 rounded-full border border-current/30 ${breathing ? 'animate-breathe [animation-delay:-350ms]' : 'opacity-40'}`}
      />
      <div className="relative">{children}</div>
    </div>
  )
}
