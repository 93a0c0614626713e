import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MoodValue } from '~/domain/mood/mood.ts'
import {
  AstroInvitation,
  AstroWaiting,
  useAstroInvitation,
} from '~/features/dashboard/astro-invitation.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

// It imports the catalogue's rules and the Sun, which only a person with birth details needs.
const PersonalRaga = lazy(() =>
  import('~/features/dashboard/personal-raga.tsx').then(
    ({ PersonalRaga }) => ({ default: PersonalRaga }),
    () => ({ default: NotLoaded }),
  ),
)

type AstroSectionProps = { mood: MoodValue | null }

/** The raga for mood, hour and chart together, or what is missing for it. */
export function AstroSection({ mood }: AstroSectionProps) {
  const overlayLink = useOverlayLink()
  const invitation = useAstroInvitation()
  const profile = useQuery(astroProfile(usePerson().uid))
  const isUninvited = profile.data === null && !invitation.isOpen
  return (
    <Stack>
      <Heading>Raga and Chart</Heading>
      {profile.data === null && invitation.isOpen && <AstroInvitation onHide={invitation.hide} />}
      {profile.data && (
        <Suspense fallback={<AstroWaiting />}>
          <PersonalRaga stored={profile.data} mood={mood} />
        </Suspense>
      )}
      {profile.data === undefined && profile.error && !isOutOfReach(profile.error) && (
        <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      <Row gap="tight">
        <ButtonLink {...overlayLink(overlays.mantras())} variant="quiet">
          Get Mantras
        </ButtonLink>
        <ButtonLink to={paths.vedicCalculator()} variant="quiet">
          Vedic Calculator
        </ButtonLink>
        {isUninvited && (
          <ButtonLink to={paths.astrologyOnboarding()} variant="ghost">
            Add your birth details
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}

function NotLoaded() {
  return (
    <Notice title="This part of the page did not load">
      Nothing is lost. Check your connection and refresh.
    </Notice>
  )
}
