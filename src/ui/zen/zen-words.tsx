import type { ReactNode } from 'react'

type ZenWordsProps = {
  /** What plays, or waits to; nothing when there is no track. */
  title?: string | undefined
  /** What the sound is doing, in words; empty while it simply plays. */
  status: string
  hint: string
  children?: ReactNode
}

/** The few words below the ring, which fade with the controls. */
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
