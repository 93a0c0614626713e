import { type Birth, birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { AstroCompletion, AstroWaiting } from '~/features/dashboard/astro-invitation.tsx'
import { PersonalRecommendation } from '~/features/dashboard/personal-recommendation.tsx'
import { useChartSummary } from '~/features/dashboard/use-chart-summary.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { BackendDown, ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { Text } from '~/ui/layout/text.tsx'

type PersonalRagaProps = { stored: StoredBirth; mood: MoodValue | null }

/** The raga for a person with birth details, or what is missing in them. */
export function PersonalRaga({ stored, mood }: PersonalRagaProps) {
  const birth = birthOf(stored)
  return birth ? <RagaOfBirth birth={birth} mood={mood} /> : <AstroCompletion />
}

type RagaOfBirthProps = { birth: Birth; mood: MoodValue | null }

/** While the chart is computed, computed, or failed. */
function RagaOfBirth({ birth, mood }: RagaOfBirthProps) {
  const own = useChartSummary(birth)
  const down = useBackendDown(own.onDevice)
  return (
    <>
      {down && <BackendDown down={down} hasButtonsElsewhere={own.status === 'untold'} />}
      {own.status === 'waiting' && <AstroWaiting />}
      {own.status === 'known' && (
        <PersonalRecommendation sky={own.sky} teller={own.teller} birth={birth} mood={mood} />
      )}
      {own.status === 'untold' && (
        <ChartTrouble
          title={own.onDevice ? 'Astrology API Error' : 'Your chart could not be computed'}
          error={own.error}
          onRetry={() => {
            own.retry()
            down?.retry()
          }}
          onDevice={own.onDevice}
        >
          {own.onDevice && isOfConnection(own.error) && (
            <Text size="small" tone="soft">
              Check your connection and refresh the page.
            </Text>
          )}
        </ChartTrouble>
      )}
    </>
  )
}

/** Whether no reply of the service came, but perhaps something of the network. */
function isOfConnection(error: unknown): boolean {
  const kind = error instanceof AstrologyError ? error.kind : null
  return kind === 'unreachable' || kind === 'malformed'
}
