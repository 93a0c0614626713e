import type { ReactNode } from 'react'
import { BackLink } from '~/ui/layout/back-link.tsx'

type JourneyFrameProps = {
  title: string
  back: { to: string; label: string }
  /** Where one can go on from here, beside the title. */
  onward: ReactNode
  children: ReactNode
}

/** The board of a person's journey: its title, the ways back and onward, and a wide column. */
export function JourneyFrame({ title, back, onward, children }: JourneyFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[70rem] animate-arrive px-5 pt-6 pb-12 sm:px-8 sm:pt-10">
      <header className="mb-7">
        <BackLink {...back} />
        {/* On a phone, where the calendar fills the screen, a toast has its room under the title. */}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-12 sm:gap-y-3">
          <h1 className="font-display font-semibold text-heading tracking-[-0.01em]">{title}</h1>
          {onward}
        </div>
      </header>
      {children}
    </div>
  )
}
