import type { ReactNode } from 'react'

type ChipProps = { label?: string; children: ReactNode }

/** A small fact, read-only: "Mood Happy", "Raag Yaman". */
export function Chip({ label, children }: ChipProps) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-current/40 px-3 py-1 text-small">
      {label && <span>{label}</span>}
      <span className="font-semibold">{children}</span>
    </span>
  )
}
