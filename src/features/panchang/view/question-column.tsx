import type { ReactNode } from 'react'

/** As wide as a text that is read. */
export function QuestionColumn({ children }: { children: ReactNode }) {
  return <div className="flex max-w-[42rem] flex-col gap-7">{children}</div>
}
