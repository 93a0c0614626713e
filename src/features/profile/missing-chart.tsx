import { assertNever } from '~/lib/assert-never.ts'
import { DataError } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import type { OwnChart } from '~/queries/birth/person-chart.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { dataErrorWords } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type Read = Exclude<OwnChart, { status: 'waiting' | 'unread' }>

type MissingChartProps = {
  own: Read
  /** Repeats other reads of the page together with the chart. */
  onRetry?: (() => void) | undefined
}

/** Why there is no chart, and what to do about it; nothing if there is one. */
export function MissingChart({ own, onRetry }: MissingChartProps) {
  switch (own.status) {
    case 'cast':
      return null
    case 'no-details':
      return (
        <EmptyState
          title="When and where were you born?"
          action={<ButtonLink to={paths.astrologyOnboarding()}>Add Astro Info</ButtonLink>}
        >
          With that Alap draws your chart and tells the dasha that runs now.
        </EmptyState>
      )
    case 'no-place':
      return (
        <Notice title="The place of birth has not been found yet">
          Your details are kept. Choose the place once more under Edit Astro Info, and your chart is
          drawn.
        </Notice>
      )
    case 'uncast':
      return (
        <ChartTrouble
          error={own.error}
          onRetry={() => {
            own.retry()
            onRetry?.()
          }}
          onDevice={own.onDevice}
        />
      )
    default:
      return assertNever(own)
  }
}

type UnreadProfileProps = { error: unknown; onRetry: () => void }

/** The birth details could not be read. */
export function UnreadProfile({ error, onRetry }: UnreadProfileProps) {
  const kind = error instanceof DataError ? error.kind : 'unexpected'
  if (kind === 'signed-out') {
    return (
      <Notice
        tone="danger"
        title="You must be logged in"
        action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}
      >
        Your birth details are safe, and shown once you have signed in again.
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      title="Failed to load astrology profile."
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {dataErrorWords(kind).text}
    </Notice>
  )
}
