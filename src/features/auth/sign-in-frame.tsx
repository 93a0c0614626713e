import type { ReactNode } from 'react'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

// Bhupali: S R G P D, with Ga as the brightest point.
const BHUPALI = { swaras: [0, 2, 4, 7, 9], vadi: 4 }

/** The frame of the sign-in pages: the sky next to the form, or above it on a phone. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[5fr_6fr]">
      <div className="sky relative h-36 overflow-hidden lg:h-auto">
        <p className="absolute top-6 left-5 z-10 text-[1.9rem] sm:left-8 lg:top-10 lg:left-10 lg:text-[2.6rem]">
          <Wordmark />
        </p>
        <div className="pointer-events-none absolute right-[-30%] bottom-0 flex [translate:0_62%] justify-center sm:right-[-6%] lg:inset-x-0 lg:[translate:0_50%]">
          <RisingWheel {...BHUPALI} />
        </div>
      </div>
      <div className="flex flex-col lg:justify-center">{children}</div>
    </div>
  )
}
