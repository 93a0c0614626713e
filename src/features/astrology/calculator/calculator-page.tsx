import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Birth, birthOf } from '~/domain/birth/birth.ts'
import type { InitialBirth } from '~/domain/birth/birth-typed.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { ChartChoice, OWN_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import { KeepChartCard } from '~/features/astrology/kept/keep-chart-card.tsx'
import { KeptPart } from '~/features/astrology/kept/kept-part.tsx'
import { useChosenChart } from '~/features/astrology/kept/use-chosen-chart.ts'
import { ResultSheet } from '~/features/astrology/result/result-sheet.tsx'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { paths } from '~/lib/paths.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { loadEngine } from '~/queries/birth/birth-confidence.ts'
import { type Caster, usualCaster } from '~/queries/birth/caster.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { Button } from '~/ui/controls/button.tsx'
import { BackendDown } from '~/ui/feedback/chart-trouble.tsx'
import { CouldNotRead } from '~/ui/feedback/could-not-read.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack, TwoColumns } from '~/ui/layout/stack.tsx'
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

/** What to compute. `count` distinguishes the requests; 0 is for the saved details. */
type Asked = { readonly birth: Birth; readonly caster: Caster; readonly count: number }

/** The form and its result. Changes here do not affect the saved details. */
function CalculatorDesk({ saved }: { saved: InitialBirth | null }) {
  const form = useBirthForm({
    initial: saved,
    missingMessage: 'Please fill in all required fields',
    send: async () => calculate(),
  })
  const [asked, setAsked] = useState<Asked | null>(() => {
    const birth = saved && birthOf(saved)
    return birth && { birth, caster: usualCaster(), count: 0 }
  })
  const [node, setNode] = useState<NodeKind>('mean')
  const calculate = (caster = usualCaster()) => {
    const { birth } = form
    if (!form.check() || !birth) return undefined
    if (caster === 'backend') down?.retry()
    setAsked((before) => ({ birth, caster, count: (before?.count ?? 0) + 1 }))
    return undefined
  }
  const down = useBackendDown(usualCaster() === 'device' ? null : () => calculate('device'))
  return (
    <TwoColumns
      aside={
        <>
          <form {...form.props}>
            <Stack>
              <BirthFields form={form} />
              <Button type="submit" fill>
                Calculate Vedic Chart
              </Button>
            </Stack>
          </form>
          {asked && asked.count > 0 && (
            <KeepChartCard
              key={asked.count}
              birth={asked.birth}
              sureToMinutes={form.sureToMinutes}
            />
          )}
        </>
      }
    >
      {asked ? (
        <ResultSheet
          key={asked.count}
          birth={asked.birth}
          firstCaster={asked.caster}
          onAsk={calculate}
          isAskedFor={asked.count > 0}
          form={form}
          node={node}
          onNode={setNode}
        />
      ) : (
        <Stack>
          {down && <BackendDown down={down} />}
          <Text tone="soft">{`Enter when and where somebody was born, and the sky of that moment is drawn here.${usualCaster() === 'device' ? ' It is computed on this device: nothing is sent.' : ''}`}</Text>
        </Stack>
      )}
    </TwoColumns>
  )
}

/** Loads the code ahead, so that the calculator and the dashas also work offline later. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([
    loadEngine(),
    import('~/features/astrology/dashas/full-dasha-timeline.tsx'),
  ])
}
