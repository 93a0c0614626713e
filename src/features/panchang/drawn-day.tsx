import { useState } from 'react'
import { dayLanes, type Lane, type LaneSpan } from '~/domain/panchang/day-lanes.ts'
import { type Telling, timeAt, timeTold } from '~/domain/panchang/place-clock.ts'
import { DayBand } from '~/features/panchang/day-band.tsx'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FigureTable } from '~/ui/layout/figure-table.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

/** Too short for their names on a phone. */
const LOOKS: Readonly<Record<string, 'dark' | 'hollow'>> = {
  'Rahu kaal': 'dark',
  Abhijit: 'hollow',
}

type DrawnDayProps = { day: PanchangDay; now: UtcMilliseconds | null; telling: Telling }

/** The day from sunrise to the next sunrise on one axis of time, with its table. */
export function DrawnDay({ day, now, telling }: DrawnDayProps) {
  const { sunrise, sunset, nextSunrise } = day
  const lanes = dayLanes(day)
  const placeOf = (instant: number) => (instant - sunrise) / (nextSunrise - sunrise)
  const isRunning = ({ from, until }: LaneSpan) => now !== null && from <= now && now < until
  return (
    <Stack>
      <Heading>The day from sunrise to sunrise</Heading>
      <DayBand
        lanes={lanes.map((lane) => ({
          name: lane.name,
          spans: lane.spans.map((span) => ({
            id: `${span.from}${span.name}`,
            label: span.short,
            look: LOOKS[span.name] ?? 'named',
            from: Math.max(0, placeOf(span.from)),
            to: Math.min(1, placeOf(span.until)),
            isRunning: isRunning(span),
          })),
        }))}
        now={now === null ? null : placeOf(now)}
        marks={[sunrise, sunset, nextSunrise].map((at) => ({
          at: placeOf(at),
          time: timeAt(telling.zone, at),
        }))}
      />
      <LaneTable lanes={lanes} telling={telling} />
    </Stack>
  )
}

/** The same as the drawing, in rows; they are made when somebody opens it. */
function LaneTable({ lanes, telling }: { lanes: readonly Lane[]; telling: Telling }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      title="The day from sunrise to sunrise: the table"
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {isOpen && (
        <FigureTable
          caption="All that is drawn, with its beginning and its end."
          headings={['Name', 'Part', 'From', 'Until']}
          rows={lanes.flatMap((lane) =>
            lane.spans.map((span) => ({
              id: `${lane.name}${span.from}${span.name}`,
              name: span.name,
              cells: [lane.name, timeTold(telling, span.from), timeTold(telling, span.until)],
            })),
          )}
        />
      )}
    </Disclosure>
  )
}
