import type { FaultProps } from '~/app/plain-error.tsx'
import { DataError } from '~/lib/data-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ErrorScreen } from '~/ui/error-screen.tsx'

/** A fault in place of its page. */
export function FaultPage({ error, onRetry }: FaultProps) {
  if (error instanceof DataError) {
    return (
      <ErrorScreen heading="This page could not be opened">
        <ErrorNotice error={error} onRetry={onRetry} />
      </ErrorScreen>
    )
  }
  const message = error instanceof Error ? error.message : String(error)
  return <ErrorScreen heading="Unexpected Application Error!" message={message} onRetry={onRetry} />
}
