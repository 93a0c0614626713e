import type { ReactNode } from 'react'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type ChartTroubleProps = {
  title?: string
  error: unknown
  onRetry: () => void
  /**
   * Computes on this device instead of the service; `null` when this device already computed it.
   */
  onDevice: (() => void) | null
  /** What is still valid in the meantime; shown after the message. */
  children?: ReactNode
}

/** A chart that could not be computed: the reason and the next steps. */
export function ChartTrouble({ title, error, onRetry, onDevice, children }: ChartTroubleProps) {
  return (
    <Notice
      tone="danger"
      {...(title !== undefined && { title })}
      action={
        <>
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
          {onDevice && (
            <Button variant="quiet" onClick={onDevice}>
              Calculate on this device
            </Button>
          )}
        </>
      }
    >
      <span>{messageOf(error)}</span> {children}
    </Notice>
  )
}

/** Only messages written for people are shown; others are replaced. */
function messageOf(error: unknown): string {
  if (error instanceof AstrologyError || error instanceof RangeError) return error.message
  return 'The chart could not be computed just now.'
}

type BackendDownProps = {
  down: { readonly retry: () => void; readonly onDevice: () => void }
  /** Another card on the page already has the same buttons. */
  hasButtonsElsewhere?: boolean
}

/** The astrology backend reports that it is down, or does not reply. */
export function BackendDown({ down, hasButtonsElsewhere = false }: BackendDownProps) {
  return (
    <Notice
      title="Backend service unavailable"
      {...(!hasButtonsElsewhere && {
        action: (
          <>
            <Button variant="quiet" onClick={down.onDevice}>
              Calculate on this device
            </Button>
            <Button variant="quiet" onClick={down.retry}>
              Try again
            </Button>
          </>
        ),
      })}
    >
      Backend service is not available
    </Notice>
  )
}
