import type { Birth } from '~/domain/birth.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { AstroWaiting } from '~/features/dashboard/astro-waiting.tsx'
import { PersonalCard } from '~/features/dashboard/personal-card.tsx'
import { usePersonalSky } from '~/features/dashboard/use-personal-sky.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { ChartTrouble } from '~/ui/astrology/chart-trouble.tsx'
import { Text } from '~/ui/text.tsx'

/** The raga of a person whose birth is known: while the chart is read, when it is, and when not. */
export function PersonalRaga({ birth, mood }: { birth: Birth; mood: MoodValue | null }) {
  const own = usePersonalSky(birth)
  switch (own.status) {
    case 'waiting':
      return <AstroWaiting />
    case 'told':
      return <PersonalCard sky={own.sky} teller={own.teller} birth={birth} mood={mood} />
    case 'untold':
      return (
        <ChartTrouble
          title={own.onDevice ? 'Astrology API Error' : 'Your chart could not be computed'}
          error={own.error}
          onRetry={own.retry}
          onDevice={own.onDevice}
        >
          {own.onDevice && (
            <Text size="small" tone="soft">
              Check your connection and refresh the page.
            </Text>
          )}
        </ChartTrouble>
      )
    default:
      return assertNever(own)
  }
}
