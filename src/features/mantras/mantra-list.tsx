import type { MantraId } from '~/domain/mantra-texts.ts'
import { mantrasFor } from '~/domain/mantras.ts'
import { MantraOffer } from '~/features/mantras/mantra-offer.tsx'
import { MissingChart } from '~/features/mantras/missing-chart.tsx'
import { useMantraGrounds } from '~/features/mantras/use-mantra-grounds.ts'
import { useOwnChart } from '~/queries/own-chart.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { MantraItems } from '~/ui/mantras/mantra-item.tsx'
import { Text } from '~/ui/text.tsx'

type MantraListProps = {
  /** The mantra whose mala was left just now. */
  left: MantraId | null
  onCount: (mantra: MantraId) => void
}

/** The mantras for a person, each with the rule it is offered by. */
export function MantraList({ left, onCount }: MantraListProps) {
  const own = useOwnChart()
  const grounds = useMantraGrounds(own)
  if (own.status === 'waiting') return <Loader label="Looking at your chart…" />
  return (
    <Stack gap="wide">
      <MissingChart own={own} />
      <MantraItems>
        {mantrasFor(grounds).map((mantra) => (
          <MantraOffer
            key={mantra.id}
            mantra={mantra}
            takesFocus={mantra.id === left}
            onCount={() => onCount(mantra.id)}
          />
        ))}
      </MantraItems>
      <Text size="small" tone="soft">
        Mantras and their days are tradition, offered, never required.
      </Text>
    </Stack>
  )
}
