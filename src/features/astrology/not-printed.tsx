import type { ReactNode } from 'react'

/** For controls and questions: omits its content from a printed page. */
export function NotPrinted({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return <div className={when ? 'print:hidden' : ''}>{children}</div>
}
