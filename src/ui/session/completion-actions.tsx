import type { ReactNode } from 'react'

type CompletionActionsProps = { main: ReactNode; beside: ReactNode; last: ReactNode }

/** One main action, two lesser ones beside one another, and what is least, below them. */
export function CompletionActions({ main, beside, last }: CompletionActionsProps) {
  return (
    <div className="flex flex-col gap-2">
      {main}
      <div className="grid grid-cols-2 gap-2 [&>*]:px-2">{beside}</div>
      <div className="flex flex-wrap justify-center">{last}</div>
    </div>
  )
}
