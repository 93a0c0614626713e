import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { birthOf } from '~/domain/birth/birth.ts'
import type { InitialBirth } from '~/domain/birth/birth-typed.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { ChartChoice, OWN_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import { KeepChartCard } from '~/features/astrology/kept/keep-chart-card.tsx'
import { KeptPart } from '~/features/astrology/kept/kept-part.tsx'
import { useChosenChart } from '~/features/astrology/kept/use-chosen-chart.ts'
import { BirthDesk, useAskedChart } from '~/features/astrology/result/birth-desk.tsx'
import { paths } from '~/lib/paths.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { loadEngine } from '~/queries/birth/birth-confidence.ts'
import { loadBirthPanchang } from '~/queries/birth/birth-panchang.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { Button } from '~/ui/controls/button.tsx'
import { BackendDown } from '~/ui/feedback/chart-trouble.tsx'
import { CouldNotRead } from '~/ui/feedback/could-not-read.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Computes a chart for any birth: the person's own, one that they keep, or what is typed. */
export function CalculatorPage() {
  const choice = useChosenChart()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void loadAhead()
  }, [])
  const profile = useQuery(astroProfile(usePerson().uid))
  const [isOpen, setOpen] = useState(false)
  const isReading = profile.status === 'pending' && profile.errorUpdateCount === 0
  // Once open, it stays open: typed text must not be lost when the stored details arrive late.
  if (!isReading && !isOpen) setOpen(true)
  return (
    <Page
      title="Vedic Calculator"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      width="board"
    >
      {isOpen || !isReading ? (
        <Stack gap="wide">
          {choice.retry && <CouldNotRead what="The charts you keep" onRetry={choice.retry} />}
          <div ref={top} tabIndex={-1}>
            {choice.charts && (
              <ChartChoice charts={choice.charts} chosen={choice.chosen} onChoose={choice.choose} />
            )}
          </div>
          {choice.chosen === OWN_CHART ? (
            <CalculatorDesk saved={profile.data ?? null} />
          ) : (
            <KeptPart choice={choice} top={top} />
          )}
        </Stack>
      ) : (
        <Loader />
      )}
    </Page>
  )
}

/** The form and its result. Changes here do not affect the saved details. */
function CalculatorDesk({ saved }: { saved: InitialBirth | null }) {
  const form = useBirthForm({
    initial: saved,
    missingMessage: 'Please fill in all required fields',
    send: async () => {
      chart.calculate()
      return undefined
    },
  })
  const chart = useAskedChart({
    form,
    first: saved && birthOf(saved),
    caster: usualCaster(),
    onAsked: (caster) => {
      if (caster === 'backend') down?.retry()
    },
  })
  const { asked } = chart
  const down = useBackendDown(usualCaster() === 'device' ? null : () => chart.calculate('device'))
  return (
    <Stack gap="wide">
      {!asked && down && <BackendDown down={down} />}
      <BirthDesk
        of={chart}
        form={form}
        fields={
          <form {...form.props}>
            <Stack>
              <BirthFields form={form} />
              <Button type="submit" size="large" fill>
                Calculate Vedic Chart
              </Button>
              {usualCaster() === 'device' && (
                <Text size="small" tone="soft">
                  Computed on this device. Nothing is sent.
                </Text>
              )}
            </Stack>
          </form>
        }
      />
      {asked && asked.count > 0 && (
        <KeepChartCard key={asked.count} birth={asked.birth} sureToMinutes={form.sureToMinutes} />
      )}
    </Stack>
  )
}

/** Loads the code ahead, so that the calculator and the dashas also work offline later. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([
    loadEngine(),
    loadBirthPanchang(),
    import('~/features/astrology/dashas/full-dasha-timeline.tsx'),
  ])
}
