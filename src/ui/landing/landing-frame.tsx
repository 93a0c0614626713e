import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button-link.tsx'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

type LandingFrameProps = {
  signIn: { to: string; label: string }
  start: { to: string; label: string }
  headline: string
  lead: string
  /** The figure of a raga that rises over the edge of the sky. */
  emblem: { swaras: readonly number[]; vadi: number }
  children: ReactNode
}

/** The first page: the sky of the hour with a raga's figure rising, then what Alap is. One typeface, no script. */
export function LandingFrame({
  signIn,
  start,
  headline,
  lead,
  emblem,
  children,
}: LandingFrameProps) {
  return (
    <div className="font-display">
      <section className="sky relative flex min-h-[100svh] flex-col overflow-hidden px-5 sm:px-10">
        <header className="flex items-center justify-between py-5">
          <p className="font-semibold text-title">Alap</p>
          <ButtonLink to={signIn.to} variant="on-sky">
            {signIn.label}
          </ButtonLink>
        </header>
        <div className="relative z-10 mx-auto flex w-full max-w-[70rem] flex-1 flex-col justify-center pb-[36vh] lg:pb-[22vh]">
          <p className="mb-7 text-[2.1rem] sm:text-[2.75rem]">
            <Wordmark />
          </p>
          <h1 className="max-w-[16ch] text-balance font-semibold text-hero tracking-[-0.02em]">
            {headline}
          </h1>
          <p className="mt-5 max-w-[34ch] text-pretty text-lead">{lead}</p>
          <div className="mt-8">
            <ButtonLink to={start.to} variant="sky" size="large">
              {start.label}
            </ButtonLink>
          </div>
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex [translate:0_52%] justify-center lg:justify-end lg:pr-[4vw]">
          <RisingWheel swaras={emblem.swaras} vadi={emblem.vadi} />
        </div>
      </section>
      {children}
    </div>
  )
}
