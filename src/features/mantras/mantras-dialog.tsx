import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { findMantra } from '~/domain/mantra/mantras.ts'
import { JapaCounter } from '~/features/mantras/japa-counter.tsx'
import { MantraOffers, type OffersProps } from '~/features/mantras/mantra-offers.tsx'
import { MissingChart } from '~/features/mantras/missing-chart.tsx'
import { useOwnChart } from '~/queries/birth/person-chart.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type MantrasDialogProps = {
  /** The id of the mantra being counted; empty for the list. */
  value: string
  onClose: () => void
}

/** The mantras for a person; one of them opens its mala in the same dialog. */
export function MantrasDialog({ value, onClose }: MantrasDialogProps) {
  const show = useShow()
  const [left, setLeft] = useState<MantraId | null>(null)
  const mantra = findMantra(value)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={mantra?.title ?? 'Mantras for you'}
    >
      {mantra ? (
        <JapaCounter
          key={mantra.id}
          mantra={mantra}
          onBack={() => {
            setLeft(mantra.id)
            show('')
          }}
        />
      ) : (
        <MantraList left={left} onCount={show} />
      )}
    </Dialog>
  )
}

/** Puts a mantra into the address, so that a reload keeps its mala and Back still closes it. */
function useShow() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (mantra: MantraId | '') => {
    const query = new URLSearchParams(search)
    query.set('mantras', mantra)
    void navigate({ search: query.toString() }, { replace: true, state })
  }
}

// It imports the rules of the ragas and the Sun. If it fails to load, no raga is suggested.
const ChartOffers = lazy(() =>
  import('~/features/mantras/chart-offers.tsx').then(
    (m) => ({ default: m.ChartOffers }),
    () => ({ default: MantraOffers }),
  ),
)

/** The mantras for a person, each with the rule behind it. */
function MantraList(props: Omit<OffersProps, 'own' | 'raga'>) {
  const own = useOwnChart()
  const raga = usePlayerState().recording?.raga ?? null
  const waiting = <Loader label="Looking at your chart…" />
  if (own.status === 'waiting') return waiting
  return (
    <Stack gap="wide">
      <MissingChart own={own} />
      {own.status === 'cast' ? (
        <Suspense fallback={waiting}>
          <ChartOffers {...props} own={own} raga={raga} />
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
