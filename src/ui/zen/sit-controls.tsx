import type { ReactNode } from 'react'

type SitControlsProps = {
  /** Something that changed about the sit; empty when all is as chosen. */
  notice: string
  main: ReactNode
  beside: ReactNode
}

/** Below the ring of a sit: one thing to press, and the lesser ones under it. */
export function SitControls({ notice, main, beside }: SitControlsProps) {
  return (
    <div className="mx-auto flex max-w-[26rem] flex-col items-center gap-3">
      <p role="status" className="text-balance text-small empty:hidden">
        {notice}
      </p>
      {main}
      <div className="flex justify-center gap-2">{beside}</div>
    </div>
  )
}
