import { AstrologyError } from '~/lib/astrology-error.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type PartTroubleProps = { error: unknown; onRetry: () => void }

/** A part of the page that could not be computed; the rest of it stands. */
export function PartTrouble({ error, onRetry }: PartTroubleProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error instanceof AstrologyError || error instanceof RangeError
        ? error.message
        : 'This part could not be shown just now. The chart itself stands.'}
    </Notice>
  )
}
