import type { PlainErrorProps } from '~/app/routes/plain-error.tsx'
import { DataError } from '~/lib/data-error.ts'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { ErrorScreen } from '~/ui/feedback/error-screen.tsx'

/** Shown instead of a page that failed. */
export function FaultPage({ error, onRetry }: PlainErrorProps) {
  if (error instanceof DataError) {
    return (
      <ErrorScreen heading="This page could not be opened">
        <ErrorNotice error={error} onRetry={onRetry} />
      </ErrorScreen>
    )
  }
  if (isMissingCode(error)) {
    return (
      <ErrorScreen
        heading="This page could not be fetched"
        message="Its code did not come over the network. Check your connection, then try again."
        // The browser remembers a failed import until the page is reloaded.
        onRetry={() => window.location.reload()}
      />
    )
  }
  const message = error instanceof Error ? error.message : String(error)
  return <ErrorScreen heading="Unexpected Application Error!" message={message} onRetry={onRetry} />
}

// The wording of Chromium, Firefox, Safari and Vite's own loader.
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a page failed because its code did not load: no network, or a newer release. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}
