import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import type { OwnChart } from '~/queries/own-chart.ts'
import { ChartTrouble } from '~/ui/astrology/chart-trouble.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'

type Read = Exclude<OwnChart, { status: 'waiting' | 'unread' }>

type MissingSkyProps = {
  own: Read
  /** What is asked again together with the chart. */
  onRetry?: (() => void) | undefined
}

/** Why there is no chart here, and what would bring one; nothing when there is. */
export function MissingSky({ own, onRetry }: MissingSkyProps) {
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
