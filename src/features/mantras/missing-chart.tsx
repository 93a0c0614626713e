import { AstrologyError } from '~/lib/astrology-error.ts'
import { paths } from '~/lib/paths.ts'
import type { OwnChart } from '~/queries/own-chart.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Notice } from '~/ui/notice.tsx'

type Known = Exclude<OwnChart, { status: 'waiting' }>

/** What keeps the mantras general; nothing when the chart has been read. */
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
      return (
        <Notice action={<Again onRetry={own.retry} />}>
          Your birth details could not be read just now, so these are for everyone. They are safe.
        </Notice>
      )
    case 'uncast':
      return (
        <Notice
          action={
            <>
              <Again onRetry={own.retry} />
              {own.onDevice && (
                <Button variant="quiet" onClick={own.onDevice}>
                  Calculate on this device
                </Button>
              )}
            </>
          }
        >
          {messageOf(own.error)} Until then these are for everyone.
        </Notice>
      )
  }
}

/** Only what was worded for people is shown as it is. */
function messageOf(error: unknown): string {
  if (error instanceof AstrologyError || error instanceof RangeError) return error.message
  return 'Your chart could not be computed just now.'
}

function ToBirth({ children }: { children: string }) {
  return (
    <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
      {children}
    </ButtonLink>
  )
}

function Again({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  )
}
