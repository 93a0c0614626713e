import type { ReactNode } from 'react'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

// Bhupali: S R G P D, with Ga as the brightest point.
const BHUPALI = { swaras: [0, 2, 4, 7, 9], vadi: 4 }

/**
 * The frame of the sign-in pages: a sheet on the sky, with the wheel beside it where there is room. What
 * is on the sheet begins at one height, so that an error or a longer form moves nothing above it.
 */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col lg:grid lg:grid-cols-2 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="sky absolute inset-0" />
      <div className="relative flex flex-col text-on-sky">
        <p className="px-[min(1.25rem,6vw)] py-5 text-title sm:px-8 xl:px-12">
          <Wordmark />
        </p>
        <div className="pointer-events-none hidden flex-1 overflow-hidden pb-20 lg:grid lg:place-items-center">
          <div className="size-[min(82vw,54dvh,34rem)] max-w-full">
            <RisingWheel {...BHUPALI} size="fill" />
          </div>
        </div>
      </div>
      <div className="lift relative flex-1 rounded-t-card bg-ground lg:m-5 lg:rounded-card lg:pt-[9dvh]">
        <div className="mx-auto w-full max-w-[38rem]">{children}</div>
      </div>
    </div>
  )
}
