import type { ReactNode } from 'react'
import { Button } from '~/ui/controls/button.tsx'

const TONES = {
  plain: 'border-line bg-accent-wash text-ink',
  danger: 'border-danger bg-raised text-ink',
} as const

type NoticeProps = {
  tone?: keyof typeof TONES
  title?: string
  /** A control that can solve the problem. */
  action?: ReactNode
  children: ReactNode
}

/** A message in the page, near what it concerns. An error is announced at once. */
export function Notice({ tone = 'plain', title, action, children }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex flex-col gap-3 rounded-card border-l-4 px-5 py-4 ${TONES[tone]}`}
    >
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-body">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}

type NoticeToRetryProps = {
  /** What did not load. */
  children: ReactNode
  onRetry: () => void
}

/** Some of the person's data did not load: says that nothing is lost and offers a retry. */
export function NoticeToRetry({ children, onRetry }: NoticeToRetryProps) {
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {`${children} Everything you have done is kept.`}
    </Notice>
  )
}
