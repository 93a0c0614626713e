import { assertNever } from '~/lib/assert-never.ts'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import type { OwnChart } from '~/queries/birth/person-chart.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type Known = Exclude<OwnChart, { status: 'waiting' }>

/** Why the mantras are general; nothing if the chart is computed. */
export function MissingChart({ own }: { own: Known }) {
  switch (own.status) {
    case 'cast':
      return null
    case 'no-details':
      return (
        <Notice action={<ToBirth>Add Astro Info</ToBirth>}>
          These are for everyone. Add your birth details, and the mantras of your own dasha and Moon
          sign join them.
        </Notice>
      )
    case 'no-place':
      return (
        <Notice action={<ToBirth>Edit Astro Info</ToBirth>}>
          These are for everyone. Choose your place of birth once more, and the mantras of your own
          dasha and Moon sign join them.
        </Notice>
      )
    case 'unread':
      if (own.error === null || isOutOfReach(own.error)) return null
      return (
        <Notice
          tone="danger"
          action={
            <Button variant="quiet" onClick={own.retry}>
              Try again
            </Button>
          }
        >
          Your birth details could not be read just now. They are safe. Until then these are for
          everyone.
        </Notice>
      )
    case 'uncast':
      return (
        <ChartTrouble error={own.error} onRetry={own.retry} onDevice={own.onDevice}>
          <span>Until then these are for everyone.</span>
        </ChartTrouble>
      )
    default:
      return assertNever(own)
  }
}

function ToBirth({ children }: { children: string }) {
  return (
    <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
      {children}
    </ButtonLink>
  )
}
