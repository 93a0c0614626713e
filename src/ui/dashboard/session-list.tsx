import type { ReactNode } from 'react'

/** Sessions one below another. */
export function SessionList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {children}
    </ul>
  )
}
