import type { ReactNode } from 'react'

type TwoColumnsProps = {
  children: ReactNode
  /** Beside the main column on a desktop, below it on a phone. */
  aside: ReactNode
}

/** A main column and what accompanies it. */
export function TwoColumns({ children, aside }: TwoColumnsProps) {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
      <aside className="flex min-w-0 flex-col gap-10">{aside}</aside>
    </div>
  )
}
