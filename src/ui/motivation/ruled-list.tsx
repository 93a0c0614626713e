import type { ReactNode } from 'react'

/** Things one below another, parted by a hairline. */
export function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="ruled border-line border-t">
      {children}
    </ul>
  )
}
