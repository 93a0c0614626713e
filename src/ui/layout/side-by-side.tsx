import type { ReactNode } from 'react'

/** Lists or drawings in two columns on a desktop, below one another on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">{children}</div>
}
