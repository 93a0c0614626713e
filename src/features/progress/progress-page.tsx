import { Journey } from '~/features/progress/journey.tsx'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { JourneyFrame } from '~/ui/progress/journey-frame.tsx'

/** Your Journey. */
export function ProgressPage() {
  return (
    <JourneyFrame
      title="Your Journey"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      onward={
        <ButtonLink to={paths.motivation()} variant="quiet">
          Motivation
        </ButtonLink>
      }
    >
      <Journey />
    </JourneyFrame>
  )
}
