import type { ReactNode } from 'react'

/** Drawings below one another, two abreast on a desktop. */
export function FigureBoard({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">{children}</div>
}
