import { lazy, Suspense, useState } from 'react'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { DashaRiver } from '~/features/astrology/dasha-river.tsx'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

const DashaTimeline = lazy(() =>
  import('~/features/astrology/dasha-timeline.tsx').then((module) => ({
    default: module.DashaTimeline,
  })),
)

type DashaSectionProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** How far all dates may be off: "± 4 days". */
  band?: string | undefined
}

/** The river of the dashas and the way to the full timeline. */
export function DashaSection({ chart, now, band }: DashaSectionProps) {
  const [openAt, setOpenAt] = useState<UtcMilliseconds | null>(null)
  return (
    <Stack>
      <DashaRiver
        chart={chart}
        now={now}
        onOpen={({ start, end }) => setOpenAt(start <= now && now < end ? now : start)}
      />
      <Button variant="quiet" onClick={() => setOpenAt(now)}>
        View Full Timeline
      </Button>
      {openAt !== null && (
        <Suspense>
          <DashaTimeline
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
