import type { ReactNode } from 'react'

type PrintedPagesProps = { first: ReactNode; second: ReactNode }

/** Two printed pages. */
export function PrintedPages({ first, second }: PrintedPagesProps) {
  return (
    <>
      <div className="flex flex-col gap-4">{first}</div>
      <div className="flex break-before-page flex-col gap-4">{second}</div>
    </>
  )
}

/** Two parts side by side, which paper always has room for. */
export function SideBySideOnPaper({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-x-6">{children}</div>
}

type PrintedFigureProps = { caption: string; children: ReactNode }

/** A drawing with its name below. */
export function PrintedFigure({ caption, children }: PrintedFigureProps) {
  return (
    <figure>
      {children}
      <figcaption className="mt-2 text-center font-semibold text-small">{caption}</figcaption>
    </figure>
  )
}
