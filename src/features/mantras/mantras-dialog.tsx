import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { findMantra } from '~/domain/mantra/mantras.ts'
import { JapaCounter } from '~/features/mantras/japa-counter.tsx'
import { MantraOffers, type OffersProps } from '~/features/mantras/mantra-offers.tsx'
import { assertNever } from '~/lib/assert-never.ts'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { type OwnChart, useOwnChart } from '~/queries/birth/person-chart.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
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

type Known = Exclude<OwnChart, { status: 'waiting' }>

/** Why the mantras are general; nothing if the chart is computed. */
function MissingChart({ own }: { own: Known }) {
  switch (own.status) {
    case 'cast':
      return null
    case 'no-details':
      return (
        <Notice action={<ToBirth>Add Astro Info</ToBirth>}>
          These are for everyone. Add your birth details, and the mantras of your own dasha and Moon
          sign join them.
        </Notice>
      )
    case 'no-place':
      return (
        <Notice action={<ToBirth>Edit Astro Info</ToBirth>}>
          These are for everyone. Choose your place of birth once more, and the mantras of your own
          dasha and Moon sign join them.
        </Notice>
      )
    case 'unread':
      if (own.error === null || isOutOfReach(own.error)) return null
      return (
        <Notice
          tone="danger"
          action={
            <Button variant="quiet" onClick={own.retry}>
              Try again
            </Button>
          }
        >
          Your birth details could not be read just now. They are safe. Until then these are for
          everyone.
        </Notice>
      )
    case 'uncast':
      return (
        <ChartTrouble error={own.error} onRetry={own.retry} onDevice={own.onDevice}>
          <span>Until then these are for everyone.</span>
        </ChartTrouble>
      )
    default:
      return assertNever(own)
  }
}

function ToBirth({ children }: { children: string }) {
  return (
    <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
      {children}
    </ButtonLink>
  )
}
