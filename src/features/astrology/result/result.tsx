import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { birthDayWords } from '~/features/astrology/birth/birth-words.ts'
import { ChartDrawing } from '~/features/astrology/chart/chart-drawing.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { HowComputed } from '~/features/astrology/result/how-computed.tsx'
import { MoreOfChart } from '~/features/astrology/result/more-of-chart.tsx'
import { ResultConfidence } from '~/features/astrology/result/result-confidence.tsx'
import { ResultDashas } from '~/features/astrology/result/result-dashas.tsx'
import { ResultCusps, ResultFacts } from '~/features/astrology/result/result-facts.tsx'
import { ChartShareRow } from '~/features/astrology/share/chart-share-row.tsx'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { takenTime } from '~/lib/words/taken-time.ts'
import { birthConfidence } from '~/queries/birth/birth-confidence.ts'
import type { ChartByChoice } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { Row } from '~/ui/layout/row.tsx'
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
  /** Moves to the form, which is below on a phone. */
  onChange: () => void
}

/**
 * Whether the chart uses this node. A service that does not name its node is assumed to use mean.
 */
function hasNode(chart: ChartReading, node: NodeKind): boolean {
  return (chart.node ?? 'mean') === node
}

/** A chart and everything shown with it. */
export function Result(props: ResultProps) {
  const { birth, chart, isRenewing, minutes, onMinutes, node, onNode, onDevice, onChange } = props
  const { lahiri, ayanamsha, view, name = null } = props
  const [isPrinting, setPrinting] = useState(false)
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
          <Stack gap="airy">
            <Stack>
              <Row justify="between">
                <Heading>{name === null ? 'The chart' : `The chart of ${name}`}</Heading>
                <Row gap="tight">
                  <Button variant="quiet" onClick={onChange}>
                    Change the details
                  </Button>
                  <Button variant="quiet" onClick={() => window.print()}>
                    Print
                  </Button>
                </Row>
              </Row>
              <Text tone="soft">{`${birthDayWords(birth.date)}, ${takenTime(birth.time, readingTaken(birth))}, ${birth.place}`}</Text>
              <ChartConventions
                computedBy={chart.computedBy}
                node={chart.node}
                ayanamsha={ayanamshaWords(ayanamsha, chart.ayanamsha)}
              />
              <ResultFacts birth={birth} chart={chart} confidence={sure} />
              <ResultCusps birth={birth} chart={chart} aMinute={aMinute} />
              <ChartShareRow birth={birth} sureToMinutes={minutes} />
            </Stack>
            <Drawing chart={chart} ayanamsha={ayanamshaWords(ayanamsha, chart.ayanamsha)} />
            <DrawnWhenNear rem={50}>
              <Stack>
                <Heading>Dashas</Heading>
                <Dashas birth={birth} chart={chart} confidence={sure} now={now} />
              </Stack>
            </DrawnWhenNear>
            <DrawnWhenNear rem={125}>
              <More {...shown} />
            </DrawnWhenNear>
            <DrawnWhenNear rem={48}>
              <ResultConfidence
                birth={birth}
                minutes={minutes}
                onMinutes={onMinutes}
                confidence={sure}
                hasFailed={inDoubt.isError}
              />
            </DrawnWhenNear>
            <DrawnWhenNear rem={80}>
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
            </DrawnWhenNear>
          </Stack>
        </section>
      </NotPrinted>
      <Suspense>
        <PrintedSheet
          {...shown}
          name={name}
          lahiri={lahiri}
          isPrinting={isPrinting}
          onPrinting={setPrinting}
        />
      </Suspense>
    </>
  )
}
