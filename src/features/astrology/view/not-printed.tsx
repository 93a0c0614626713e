import type { ReactNode } from 'react'

/** What is there to be pressed, or asks to be: left out when the page is printed. */
export function NotPrinted({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return <div className={when ? 'print:hidden' : ''}>{children}</div>
}
