import type { ReactNode } from 'react'

type CheckInActionsProps = { main: ReactNode; children: ReactNode }

/** The one way on, as wide as a thumb needs it, and below it the quieter ways. */
export function CheckInActions({ main, children }: CheckInActionsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[22rem] flex-col gap-2">
      {main}
      <div className="flex flex-wrap justify-center gap-x-2">{children}</div>
    </div>
  )
}
