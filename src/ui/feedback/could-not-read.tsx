import { Button } from '~/ui/controls/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'

type CouldNotReadProps = {
  /** What could not be read, for example "Your days". */
  what: string
  onRetry: () => void
}

/** Shown instead of data that could not be read. */
export function CouldNotRead({ what, onRetry }: CouldNotReadProps) {
  return (
    <EmptyState
      title={`${what} are not here just now`}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      They are safe where they are kept. Check your connection, then try again.
    </EmptyState>
  )
}
