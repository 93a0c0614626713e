import { AstrologyError } from '~/lib/astrology-error.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

type CalculatorTroubleProps = {
  error: unknown
  onRetry: () => void
  /** Computes here instead of asking the service; `null` when it was this device that failed. */
  onDevice: (() => void) | null
}

/** A chart that did not come about: why, and the ways on. */
export function CalculatorTrouble({ error, onRetry, onDevice }: CalculatorTroubleProps) {
  return (
    <Notice
      tone="danger"
      title={`Error: ${messageOf(error)}`}
      action={
        <>
          {onDevice && <Button onClick={onDevice}>Calculate on this device</Button>}
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      Please check your inputs and try again. Make sure your birth place is supported.
    </Notice>
  )
}

/** Only what was worded for people is shown as it is. */
function messageOf(error: unknown): string {
  if (error instanceof AstrologyError || error instanceof RangeError) return error.message
  return 'The chart could not be computed just now.'
}
