import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { AYANAMSHA_NAMES, type OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { TIME_CERTAINTIES } from '~/features/astrology/birth/birth-words.ts'
import { ChartDrawing } from '~/features/astrology/chart/chart-drawing.tsx'
import type { SkyProps } from '~/features/astrology/gochara/sky-section.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { confidenceWords } from '~/features/astrology/result/confidence-words.ts'
import { HowComputed } from '~/features/astrology/result/how-computed.tsx'
import { ResultDashas } from '~/features/astrology/result/result-dashas.tsx'
import { FirstFacts, ResultCusps } from '~/features/astrology/result/result-facts.tsx'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { birthConfidence } from '~/queries/birth/birth-confidence.ts'
import type { ChartByChoice } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Tabs } from '~/ui/controls/tabs.tsx'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

// Memoized, so that typing in the form does not render them again.
const Drawing = memo(ChartDrawing)
const Dashas = memo(ResultDashas)
const More = memo(MoreOfChart)
const PrintedSheet = lazy(() =>
  import('~/features/astrology/result/printed-sheet.tsx').then((module) => ({
    default: memo(module.PrintedSheet),
  })),
)

type ResultProps = {
  birth: Birth
  /** Whose chart it is, if it is kept under a name. */
  name?: string
  chart: ChartReading
  /** The same chart by Lahiri. */
  lahiri: ChartReading
  /** The ayanamsha of `chart`, and the choice of another. */
  ayanamsha: OfferedAyanamsha
  view: ChartByChoice
  /** The chart with the other node or ayanamsha is being computed. */
  isRenewing: boolean
  minutes: number | null
  onMinutes: (minutes: number | null) => void
  node: NodeKind
  onNode: (node: NodeKind) => void
  onDevice: () => void
  isPrinting: boolean
  onPrinting: (isPrinting: boolean) => void
}

/**
 * Whether the chart uses this node. A service that does not name its node is assumed to use mean.
 */
function hasNode(chart: ChartReading, node: NodeKind): boolean {
  return (chart.node ?? 'mean') === node
}

/** A chart and everything shown with it, below the line of its birth. */
export function Result(props: ResultProps) {
  const { birth, chart, isRenewing, minutes, onMinutes, node, onNode, onDevice } = props
  const { lahiri, ayanamsha, view, name = null, isPrinting, onPrinting } = props
  const [now] = useState(() => Date.now() as UtcMilliseconds)
  const doubt = { birth, node: chart.node ?? 'mean', now, ayanamsha }
  const inDoubt = useQuery({
    ...birthConfidence({ ...doubt, minutes: minutes ?? 0 }),
    enabled: minutes !== null,
    placeholderData: keepPreviousData,
  })
  const aMinute = useQuery(birthConfidence({ ...doubt, minutes: 1 })).data
  const sure = minutes === null ? null : (inDoubt.data ?? null)
  const shown = { birth, chart, ayanamsha, minutes, confidence: sure, now }
  return (
    <>
      <NotPrinted when={isPrinting}>
        <section aria-label="Chart" aria-busy={isRenewing}>
          <Stack gap="wide">
            <FirstFacts {...shown} />
            <ResultCusps birth={birth} chart={chart} aMinute={aMinute} />
            <Drawing chart={chart} ayanamsha={ayanamshaWords(ayanamsha, chart.ayanamsha)} />
            <DrawnWhenNear rem={23}>
              <Dashas birth={birth} chart={chart} confidence={sure} now={now} />
            </DrawnWhenNear>
            <ChartConventions
              computedBy={chart.computedBy}
              node={chart.node}
              ayanamsha={ayanamshaWords(ayanamsha, chart.ayanamsha)}
            />
            <ResultFolds
              sureness={
                <ResultConfidence
                  birth={birth}
                  minutes={minutes}
                  onMinutes={onMinutes}
                  confidence={sure}
                  hasFailed={inDoubt.isError}
                />
              }
              minutes={minutes}
              more={<More {...shown} />}
              method={
                <HowComputed
                  birth={birth}
                  chart={chart}
                  lahiri={lahiri}
                  ayanamsha={ayanamsha}
                  view={view}
                  node={node}
                  onNode={onNode}
                  onDevice={isRenewing || hasNode(chart, node) ? null : onDevice}
                />
              }
              ayanamsha={ayanamsha}
            />
          </Stack>
        </section>
      </NotPrinted>
      <Suspense>
        <PrintedSheet
          {...shown}
          name={name}
          lahiri={lahiri}
          isPrinting={isPrinting}
          onPrinting={onPrinting}
        />
      </Suspense>
    </>
  )
}

type ResultFoldsProps = {
  sureness: ReactNode
  more: ReactNode
  method: ReactNode
  minutes: number | null
  ayanamsha: OfferedAyanamsha
}

type FoldId = 'sureness' | 'more' | 'method'

/** What is read beside a chart, or after it: one part is open at a time. */
function ResultFolds({ sureness, more, method, minutes, ayanamsha }: ResultFoldsProps) {
  const [open, setOpen] = useState<FoldId | null>(null)
  const fold = (id: FoldId) => ({
    isOpen: open === id,
    onToggle: (isOpen: boolean) =>
      setOpen((before) => (isOpen ? id : before === id ? null : before)),
  })
  const certainty = TIME_CERTAINTIES.find(({ value }) => value === String(minutes))
  return (
    <div className="ruled border-line border-y">
      <Disclosure
        title="What is firm, what may change"
        value={certainty?.label ?? 'Not said'}
        {...fold('sureness')}
      >
        {open === 'sureness' && <div className="pb-12">{sureness}</div>}
      </Disclosure>
      <Disclosure title="Vargas and the sky now" {...fold('more')}>
        {open === 'more' && <div className="pb-12">{more}</div>}
      </Disclosure>
      <Disclosure
        title="How this was computed"
        value={AYANAMSHA_NAMES[ayanamsha]}
        {...fold('method')}
      >
        {open === 'method' && <div className="pb-12">{method}</div>}
      </Disclosure>
    </div>
  )
}

type ResultConfidenceProps = {
  birth: Birth
  /** `null` until the person has answered. */
  minutes: number | null
  onMinutes: (minutes: number | null) => void
  confidence: Confidence | null
  hasFailed: boolean
}

/** How sure the time of birth is, and which facts still hold if it is slightly wrong. */
function ResultConfidence(props: ResultConfidenceProps) {
  const { birth, minutes, onMinutes, confidence, hasFailed } = props
  return (
    <NotPrinted when={minutes === null}>
      <Stack>
        <Heading>How certain is this?</Heading>
        <NotPrinted>
          <SelectField
            label="The time of birth is sure to"
            value={minutes === null ? '' : String(minutes)}
            onChange={(value) => onMinutes(value === '' ? null : Number(value))}
            placeholder="Not said"
            options={TIME_CERTAINTIES}
          />
        </NotPrinted>
        {confidence ? (
          <ConfidenceFacts {...confidenceWords(confidence, birth)} />
        ) : (
          <Text tone="soft">{waitingWords(minutes, hasFailed)}</Text>
        )}
      </Stack>
    </NotPrinted>
  )
}

function waitingWords(minutes: number | null, hasFailed: boolean): string {
  if (minutes === null)
    return 'Tell us how sure the time is, and we mark each fact as firm or as one that may change.'
  if (!hasFailed) return 'Working it out…'
  return 'How certain this is could not be worked out just now; the chart itself stands. Reload the page to try again.'
}

function ConfidenceFacts({ summary, changing, firm }: ReturnType<typeof confidenceWords>) {
  return (
    <>
      <Text>{summary}</Text>
      {changing.length > 0 && (
        <>
          <Heading level={3}>May change</Heading>
          <FactList facts={changing} />
        </>
      )}
      {firm.length > 0 && (
        <>
          <Heading level={3}>Firm</Heading>
          <FactList facts={firm} />
        </>
      )}
    </>
  )
}

const VargasSection = lazy(() =>
  import('~/features/astrology/vargas/vargas-section.tsx').then((module) => ({
    default: module.VargasSection,
  })),
)
const SkySection = lazy(() =>
  import('~/features/astrology/gochara/sky-section.tsx').then((module) => ({
    default: module.SkySection,
  })),
)

const PARTS = [
  { id: 'vargas', label: 'Vargas' },
  { id: 'sky', label: 'Sky over the chart' },
] as const

type PartId = (typeof PARTS)[number]['id']

/** What is read beside a birth chart; each part loads after the chart is there. */
function MoreOfChart(props: SkyProps) {
  const [part, setPart] = useState<PartId>('vargas')
  useEffect(() => {
    void loadAhead()
  }, [])
  return (
    <NotPrinted>
      <Tabs label="More of this chart" tabs={PARTS} value={part} onChange={setPart}>
        <Suspense fallback={<Text tone="soft">Loading…</Text>}>
          {part === 'vargas' ? <VargasSection {...props} /> : <SkySection {...props} />}
        </Suspense>
      </Tabs>
    </NotPrinted>
  )
}

/** Loads what is not shown yet, so that it also works offline later. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([
    import('~/features/astrology/gochara/sky-section.tsx'),
    import('~/domain/chart/reading-by.ts'),
  ])
}
