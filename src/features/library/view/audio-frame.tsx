import type { ReactNode } from 'react'
import { BackLink } from '~/ui/layout/page.tsx'

type AudioFrameProps = {
  back: { to: string; label: string }
  /** The page title; without one, the player's heading is the page's heading. */
  title?: string | undefined
  /** The player. */
  player: ReactNode
  children: ReactNode
}

/** A session to listen to, and the rest of the library below. */
export function AudioFrame({ back, title, player, children }: AudioFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[70rem] animate-arrive px-5 pt-6 pb-12 sm:px-8 sm:pt-10">
      <BackLink {...back} />
      {title && <h1 className="mb-5 font-display font-semibold text-heading">{title}</h1>}
      {player}
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </div>
  )
}

type StepListProps = { label: string; steps: readonly string[] }

/** Instructions, step by step. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label} className="grid gap-x-14 gap-y-2 lg:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="font-display font-semibold text-accent text-lead figures"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}
