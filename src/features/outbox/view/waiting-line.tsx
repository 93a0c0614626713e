import type { ReactNode } from 'react'

type WaitingLineProps = {
  /** The way to the list of what waits. */
  children: ReactNode
}

/** One line above the page about what waits on this device. */
export function WaitingLine({ children }: WaitingLineProps) {
  return (
    <div role="status" className="flex justify-center px-4 pt-3 text-small">
      {children}
    </div>
  )
}
