import type { ReactNode } from 'react'
import { assertNever } from '~/lib/assert-never.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { BirthToCome } from '~/lib/birth-to-come.ts'
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
  // The device's own engine says all of it.
  const advice = error instanceof RangeError ? null : chartTroubleAdvice(error)
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
      <span>{chartTroubleMessage(error)}</span> {advice && <span>{advice}</span>} {children}
    </Notice>
  )
}

export const BIRTH_TO_COME = 'This moment has not come yet at the place of birth.'

/** Only messages written for people are shown; others are replaced. */
export function chartTroubleMessage(error: unknown): string {
  if (error instanceof BirthToCome) return BIRTH_TO_COME
  if (error instanceof AstrologyError || error instanceof RangeError) return error.message
  return 'The chart could not be computed just now.'
}

/** What is safe and what to do. Only a birth that was not accepted is for the person to correct. */
export function chartTroubleAdvice(error: unknown): string | null {
  if (error instanceof RangeError) return CHECK
  if (!(error instanceof AstrologyError)) {
    return 'Your birth details are safe. Check your connection and try again.'
  }
  switch (error.kind) {
    case 'invalid':
    case 'unknown-place':
      return CHECK
    case 'too-often':
      return 'Your birth details are safe. Wait a minute and try again, or calculate on this device.'
    case 'refused':
      return 'Your birth details are safe. The service does not let Alap in just now: calculate on this device instead.'
    case 'unexpected':
      return 'Your birth details are safe, and nothing is wrong with them. Try again in a while, or calculate on this device.'
    case 'unreachable':
    case 'malformed':
      // Their message says all of it.
      return null
    default:
      return assertNever(error.kind)
  }
}

const CHECK = 'Please check your inputs and try again. Make sure your birth place is supported.'

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
      <span>Backend service is not available</span>{' '}
      <span>
        Your birth details are safe. Try again in a while, or calculate on this device meanwhile.
      </span>
    </Notice>
  )
}
