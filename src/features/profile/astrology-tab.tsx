import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { birthWords, dashaFacts, moonFact } from '~/features/profile/birth-facts.ts'
import { MissingChart, UnreadProfile } from '~/features/profile/missing-chart.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { moonNow } from '~/queries/birth/chart-of-birth.ts'
import { useOwnChart } from '~/queries/birth/person-chart.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { BackendDown } from '~/ui/feedback/chart-trouble.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type AstrologyTabProps = {
  drawChart: (reading: ChartReading, name: string | null) => ReactNode
}

/** The person's stored birth details, the current periods, and their chart. */
export function AstrologyTab({ drawChart }: AstrologyTabProps) {
  const own = useOwnChart()
  const down = useBackendDown(own.onDevice)
  const moon = useQuery(moonNow()).data
  if (own.status === 'waiting' || (own.status === 'unread' && own.error === null)) {
    return (
      <Stack gap="wide">
        {down && <BackendDown down={down} />}
        <Loader label="Loading astrology profile..." />
      </Stack>
    )
  }
  if (own.status === 'unread') return <UnreadProfile error={own.error} onRetry={own.retry} />
  const dashas = own.status === 'cast' ? dashaFacts(own.reading, Date.now(), ownEnglish()) : []
  return (
    <Stack gap="wide">
      {own.status !== 'no-details' && <Text>{birthWords(own.profile, ownEnglish())}</Text>}
      {down && 'birth' in own && (
        <BackendDown down={down} hasButtonsElsewhere={own.status === 'uncast'} />
      )}
      <MissingChart own={own} onRetry={down?.retry} />
      <FactList facts={[...dashas, ...(moon ? [moonFact(moon)] : [])]} />
      {own.status === 'cast' && (
        <Stack>
          <Heading>Birth chart</Heading>
          <ChartConventions computedBy={own.reading.computedBy} node={own.reading.node} />
          {drawChart(own.reading, own.profile.fullName)}
        </Stack>
      )}
      <AstrologyLinks isKnown={own.status !== 'no-details'} />
    </Stack>
  )
}

/**
 * Links from here. Without birth details, the invitation above already has the link to add them.
 */
function AstrologyLinks({ isKnown }: { isKnown: boolean }) {
  const link = useOverlayLink()
  return (
    <Row stackOnPhone>
      {isKnown && (
        <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
          Edit Astro Info
        </ButtonLink>
      )}
      <ButtonLink {...link(overlays.mantras())} variant="quiet">
        Get Mantras
      </ButtonLink>
      <ButtonLink to={paths.vedicCalculator()} variant="quiet">
        Vedic Calculator
      </ButtonLink>
      <ButtonLink to={paths.panchang()} variant="quiet">
        Panchang
      </ButtonLink>
    </Row>
  )
}
