import type { ReactNode } from 'react'

/** The month in its column: as wide as it can be read in one look. */
export function MonthFrame({ children }: { children: ReactNode }) {
  return <section className="flex w-full max-w-[38rem] flex-col gap-5">{children}</section>
}
