import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { DashaRiver } from '~/features/astrology/dashas/dasha-river.tsx'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

const FullDashaTimeline = lazy(() =>
  import('~/features/astrology/dashas/full-dasha-timeline.tsx').then((module) => ({
    default: module.FullDashaTimeline,
  })),
)

type DashaSectionProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** How wrong all dates may be: "± 4 days". */
  band?: string | undefined
  /** The periods that run, in words. */
  children?: ReactNode
}

/** The dashas: a river where there is room for one, what runs in words, and a way to the full timeline. */
export function DashaSection({ chart, now, band, children }: DashaSectionProps) {
  const [openAt, setOpenAt] = useState<UtcMilliseconds | null>(null)
  return (
    <Stack>
      <Row justify="between">
        <Heading>Dashas</Heading>
        <Button variant="quiet" onClick={() => setOpenAt(now)}>
          View Full Timeline
        </Button>
      </Row>
      <DashaRiver
        chart={chart}
        now={now}
        onOpen={({ start, end }) => setOpenAt(start <= now && now < end ? now : start)}
      />
      {children}
      {openAt !== null && (
        <Suspense>
          <FullDashaTimeline
            chart={chart}
            now={now}
            openAt={openAt}
            band={band}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
