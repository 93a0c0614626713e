import type { ReactNode } from 'react'
import { Button } from '~/ui/controls/button.tsx'

type ErrorScreenProps = {
  heading: string
  message?: string
  onRetry?: () => void
  children?: ReactNode
}

/** A page that could not be shown. */
export function ErrorScreen({ heading, message, onRetry, children }: ErrorScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-[42rem] flex-col items-start gap-4 px-5 py-16 sm:px-8">
      <h1 className="font-display font-semibold text-heading">{heading}</h1>
      {message && (
        <p role="alert" className="text-ink-soft">
          {message}
        </p>
      )}
      {children}
      {onRetry && <p>What you wrote is kept on this device. Try again, or go back to the start.</p>}
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <a
          href="/dashboard"
          className="inline-flex min-h-11 items-center px-3 text-accent underline"
        >
          Go to the dashboard
        </a>
      </div>
    </div>
  )
}
