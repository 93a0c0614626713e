import type { Birth } from '~/domain/birth.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { AstroWaiting } from '~/features/dashboard/astro-waiting.tsx'
import { PersonalCard } from '~/features/dashboard/personal-card.tsx'
import { usePersonalSky } from '~/features/dashboard/use-personal-sky.ts'
import { useBackendDown } from '~/queries/backend-health.ts'
import { BackendDown } from '~/ui/astrology/backend-down.tsx'
import { ChartTrouble } from '~/ui/astrology/chart-trouble.tsx'
import { Text } from '~/ui/text.tsx'

type PersonalRagaProps = { birth: Birth; mood: MoodValue | null }

/** The raga of a person whose birth is known: while the chart is read, when it is, and when not. */
export function PersonalRaga({ birth, mood }: PersonalRagaProps) {
  const own = usePersonalSky(birth)
  const down = useBackendDown(own.onDevice)
  return (
    <>
      {down && <BackendDown down={down} hasButtonsElsewhere={own.status === 'untold'} />}
      {own.status === 'waiting' && <AstroWaiting />}
      {own.status === 'told' && (
        <PersonalCard sky={own.sky} teller={own.teller} birth={birth} mood={mood} />
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
          {own.onDevice && (
            <Text size="small" tone="soft">
              Check your connection and refresh the page.
            </Text>
          )}
        </ChartTrouble>
      )}
    </>
  )
}
