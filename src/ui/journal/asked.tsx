import type { ReactNode } from 'react'

type AskedProps = { question: string; children: ReactNode }

/** A question above the control that answers it; the control has its own name for screen readers. */
export function Asked({ question, children }: AskedProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-display text-lead">
        {question}
      </p>
      {children}
    </div>
  )
}
