import type { ReactNode } from 'react'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type ChartTroubleProps = {
  title?: string
  error: unknown
  onRetry: () => void
  /** Computes here instead of asking the service; `null` when it was computed here. */
  onDevice: (() => void) | null
  /** What holds meanwhile. */
  children?: ReactNode
}

/** A chart that could not be computed: why, and the ways on. */
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
      {messageOf(error)} {children}
    </Notice>
  )
}

/** Only what was worded for people is shown as it is. */
function messageOf(error: unknown): string {
  if (error instanceof AstrologyError || error instanceof RangeError) return error.message
  return 'The chart could not be computed just now.'
}

type BackendDownProps = {
  down: { readonly retry: () => void; readonly onDevice: () => void }
  /** Another card on the page has the same buttons already. */
  hasButtonsElsewhere?: boolean
}

/** The astrology backend says that it is down, or says nothing. */
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
