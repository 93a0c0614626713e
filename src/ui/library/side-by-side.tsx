import type { ReactNode } from 'react'

/** Lists that stand beside one another on a desktop and below one another on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">{children}</div>
}
