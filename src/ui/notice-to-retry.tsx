import type { ReactNode } from 'react'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

type NoticeToRetryProps = {
  /** What did not load. */
  children: ReactNode
  onRetry: () => void
}

/** Something of the person's did not load: nothing is lost, and it can be asked for again. */
export function NoticeToRetry({ children, onRetry }: NoticeToRetryProps) {
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children} Everything you have done is kept.
    </Notice>
  )
}
