import type { ReactNode } from 'react'

type DrawnWhenNearProps = {
  /** How long it is on a phone, about; a longer guess does no harm. */
  rem: number
  children: ReactNode
}

/**
 * A part of a long page that the browser lays out once it comes near the screen, so that a slow phone
 * shows the first lines sooner. It can be searched and read aloud before.
 */
export function DrawnWhenNear({ rem, children }: DrawnWhenNearProps) {
  // What is drawn outside is cut off: the margin leaves room for the outline of the focus.
  return (
    <div
      className="-m-2 grid p-2"
      style={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${rem}rem` }}
    >
      {children}
    </div>
  )
}
