import type { ReactNode } from 'react'
import { Button } from '~/ui/controls/button.tsx'

const TONES = {
  plain: 'border-line bg-accent-wash text-ink',
  danger: 'border-danger bg-raised text-ink',
} as const

type NoticeProps = {
  tone?: keyof typeof TONES
  title?: string
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** Something the page has to say, where it belongs; an error is announced at once. */
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
