import { lazy, Suspense, useState } from 'react'
import type { ChartReading, MahadashaReading } from '~/domain/chart/chart-reading.ts'
import {
  lifeBegins,
  livedPart,
  periodState,
  runningDasha,
  yearsBetween,
} from '~/domain/chart/dasha-period.ts'
import { DashaTimelineDrawing } from '~/features/astrology/dashas/dasha-timeline-drawing.tsx'
import {
  dashaDayWords,
  lordsWords,
  STATE_WORDS,
  yearsWords,
} from '~/features/astrology/dashas/dasha-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

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
}

/** The dasha timeline, drawn as a river, and a button for the full timeline. */
export function DashaSection({ chart, now, band }: DashaSectionProps) {
  const [openAt, setOpenAt] = useState<UtcMilliseconds | null>(null)
  return (
    <Stack>
      <DashaTimeline
        chart={chart}
        now={now}
        onOpen={({ start, end }) => setOpenAt(start <= now && now < end ? now : start)}
      />
      <Button variant="quiet" onClick={() => setOpenAt(now)}>
        View Full Timeline
      </Button>
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

type DashaTimelineProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** Called when a mahadasha is pressed. */
  onOpen: (mahadasha: MahadashaReading) => void
}

/** The nine mahadashas from birth to the end of the 120 years, with the present marked. */
function DashaTimeline({ chart, now, onOpen }: DashaTimelineProps) {
  const birth = lifeBegins(chart)
  const end = chart.mahadashas.at(-1)?.end
  if (end === undefined) return null
  const partOf = (instant: UtcMilliseconds) => (instant - birth) / (end - birth)
  const lived = chart.mahadashas.flatMap((mahadasha) => {
    const part = livedPart(mahadasha, birth)
    return part ? [{ mahadasha, part }] : []
  })
  const current = runningDasha(chart.mahadashas, now)
  return (
    <Stack gap="tight">
      <DashaTimelineDrawing
        label="The mahadashas from birth: each opens the full timeline"
        stretches={lived.map(({ mahadasha, part }) => ({
          id: mahadasha.lord,
          from: partOf(part.start),
          to: partOf(part.end),
          name: mahadasha.lord,
          state: periodState(mahadasha, now),
          spoken: `${mahadasha.lord} mahadasha, ${dashaDayWords(part.start)} to ${dashaDayWords(part.end)}, ${yearsWords(yearsBetween(part.start, part.end))}, ${STATE_WORDS[periodState(mahadasha, now)]}`,
        }))}
        years={[...lived.map(({ part }) => part.start), end].map((instant) => ({
          at: partOf(instant),
          text: String(new Date(instant).getFullYear()),
        }))}
        now={birth <= now && now < end ? partOf(now) : null}
        onOpen={({ id }) => {
          const mahadasha = chart.mahadashas.find(({ lord }) => lord === id)
          if (mahadasha) onOpen(mahadasha)
        }}
      />
      <Text>
        {current
          ? `Now: ${lordsWords(current)}. The mahadasha ends on ${dashaDayWords(current.mahadasha.end)}.`
          : 'The present lies outside the 120 years of these dashas.'}
      </Text>
    </Stack>
  )
}
