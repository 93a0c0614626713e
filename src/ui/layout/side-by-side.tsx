import type { ReactNode } from 'react'

/** Two columns of lists or drawings on a desktop, one column on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">{children}</div>
}
