import type { ReactNode } from 'react'
import { Notice } from '~/ui/feedback/notice.tsx'

type StripNoticeProps = { title?: string; action: ReactNode; children: ReactNode }

/** A notice above the page, as wide as the page's text. */
export function StripNotice({ title, action, children }: StripNoticeProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4">
      <Notice {...(title && { title })} action={action}>
        {children}
      </Notice>
    </div>
  )
}

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
