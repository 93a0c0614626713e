import type { ReactNode } from 'react'

type ZenWordsProps = {
  /** The title of the current recording; not set without one. */
  title?: string | undefined
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  hint: string
  children?: ReactNode
}

/** A few words below the ring, which fade with the controls. */
export function ZenWords({ title, status, hint, children }: ZenWordsProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      {title && <p className="font-display font-semibold text-lead">{title}</p>}
      <p role="status" className="empty:hidden">
        {status}
      </p>
      {children}
      <p className="text-small">{hint}</p>
    </div>
  )
}
