import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { birthWords } from '~/features/profile/birth-words.ts'
import { MissingSky } from '~/features/profile/missing-sky.tsx'
import { dashaFacts, moonFact } from '~/features/profile/sky-facts.ts'
import { UnreadProfile } from '~/features/profile/unread-profile.tsx'
import { WaysOn } from '~/features/profile/ways-on.tsx'
import { ownEnglish } from '~/lib/own-english.ts'
import { useBackendDown } from '~/queries/backend-health.ts'
import { moonNow } from '~/queries/moon-now.ts'
import { useOwnChart } from '~/queries/own-chart.ts'
import { BackendDown } from '~/ui/astrology/backend-down.tsx'
import { ChartConventions } from '~/ui/astrology/chart-conventions.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { Heading, Text } from '~/ui/text.tsx'

type AstrologyTabProps = {
  drawChart: (reading: ChartReading, name: string | null) => ReactNode
}

/** The person's birth as it is stored, what runs now, and their chart. */
export function AstrologyTab({ drawChart }: AstrologyTabProps) {
  const own = useOwnChart()
  const down = useBackendDown(own.onDevice)
  const moon = useQuery(moonNow()).data
  if (own.status === 'waiting') {
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
      <MissingSky own={own} onRetry={down?.retry} />
      <FactList facts={[...dashas, ...(moon ? [moonFact(moon)] : [])]} />
      {own.status === 'cast' && (
        <Stack>
          <Heading>Birth chart</Heading>
          <ChartConventions computedBy={own.reading.computedBy} node={own.reading.node} />
          {drawChart(own.reading, own.profile.fullName)}
        </Stack>
      )}
      <WaysOn isKnown={own.status !== 'no-details'} />
    </Stack>
  )
}
