import { Button } from '~/ui/controls/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'

type NotHereProps = {
  /** "Your days". */
  what: string
  onRetry: () => void
}

/** In the place of what could not be read. */
export function CouldNotRead({ what, onRetry }: NotHereProps) {
  return (
    <EmptyState
      title={`${what} are not here just now`}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      They are safe where they are kept. Check your connection, then try again.
    </EmptyState>
  )
}
