import type { ReactNode } from 'react'
import { Heading } from '~/ui/layout/text.tsx'

type PracticeLineProps = {
  heading: string
  /** The most important fact. */
  headline: ReactNode
  /** More figures, or what to do first. */
  detail: string
  actions: ReactNode
}

/** A person's practice in two lines, with links to more. */
export function PracticeLine({ heading, headline, detail, actions }: PracticeLineProps) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <Heading>{heading}</Heading>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-display text-lead">{headline}</p>
          <p className="text-ink-soft figures">{detail}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </section>
  )
}

/** The emphasised part of the line. */
export function Standout({ children }: { children: ReactNode }) {
  return <strong className="font-semibold text-accent">{children}</strong>
}
