import { lazy, Suspense } from 'react'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { MantraOffers, type OffersProps } from '~/features/mantras/mantra-offers.tsx'
import { MissingChart } from '~/features/mantras/missing-chart.tsx'
import { useOwnChart } from '~/queries/own-chart.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { Text } from '~/ui/text.tsx'

// With it come the rules of the ragas and the Sun. Without them no raga is suggested, that is all.
const OwnOffers = lazy(() =>
  import('~/features/mantras/own-offers.tsx').then(
    (m) => ({ default: m.OwnOffers }),
    () => ({ default: MantraOffers }),
  ),
)

/** The mantras for a person, each with the rule it is offered by. */
export function MantraList(props: Omit<OffersProps, 'own' | 'raga'>) {
  const own = useOwnChart()
  const raga = usePlayerState().track?.raga ?? null
  const waiting = <Loader label="Looking at your chart…" />
  if (own.status === 'waiting') return waiting
  return (
    <Stack gap="wide">
      <MissingChart own={own} />
      {own.status === 'cast' ? (
        <Suspense fallback={waiting}>
          <OwnOffers {...props} own={own} raga={raga} />
        </Suspense>
      ) : (
        <MantraOffers {...props} own={null} raga={raga} />
      )}
      <Text size="small" tone="soft">
        Mantras and their days are tradition, offered, never required.
      </Text>
    </Stack>
  )
}
