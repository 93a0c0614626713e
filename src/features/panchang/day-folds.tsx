import { useState } from 'react'
import { dayLanes } from '~/domain/panchang/day-lanes.ts'
import { type Telling, timeTold } from '~/domain/panchang/place-clock.ts'
import { CalendarExport } from '~/features/panchang/calendar-export.tsx'
import { SUNRISE_NAMES, SunriseChoice } from '~/features/panchang/sunrise-choice.tsx'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { CHOGHADIYA_NAMES } from '~/jyotish/names/day-names.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { latinOf, type Name } from '~/lib/words/name-forms.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FigureTable } from '~/ui/layout/figure-table.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'

type OfDay = { readonly day: PanchangDay; readonly telling: Telling }

type DayFoldsProps = {
  /** The day with the way its times are told, or `null` where there is none to put into tables. */
  of: OfDay | null
  sunrise: Parameters<typeof SunriseChoice>[0]
  calendar: Parameters<typeof CalendarExport>[0]
}

type FoldId = 'table' | 'horas' | 'choghadiya' | 'sunrise' | 'calendar'

/** What is looked up or chosen now and then: one part is open at a time. */
export function DayFolds({ of, sunrise, calendar }: DayFoldsProps) {
  const [open, setOpen] = useState<FoldId | null>(null)
  const fold = (id: FoldId) => ({
    isOpen: open === id,
    onToggle: (isOpen: boolean) =>
      setOpen((before) => (isOpen ? id : before === id ? null : before)),
  })
  return (
    <div className="ruled border-line border-y">
      {of && (
        <Disclosure title="The day from sunrise to sunrise: the table" {...fold('table')}>
          {open === 'table' && <LaneTable {...of} />}
        </Disclosure>
      )}
      {of && (
        <Disclosure title="Horas" {...fold('horas')}>
          {open === 'horas' && (
            <TimesTable
              captions={[
                'Twelve of the day, each with its lord.',
                'Twelve of the night, each with its lord.',
              ]}
              telling={of.telling}
              spans={of.day.horas.map(({ lord, ...span }) => ({
                ...span,
                name: GRAHA_NAMES[lord],
              }))}
            />
          )}
        </Disclosure>
      )}
      {of && (
        <Disclosure title="Choghadiya" {...fold('choghadiya')}>
          {open === 'choghadiya' && (
            <TimesTable
              captions={[
                'Eight of the day, by the tables of Gujarat.',
                'Eight of the night, by the tables of Gujarat.',
              ]}
              telling={of.telling}
              spans={of.day.choghadiyas.map(({ name, ...span }) => ({
                ...span,
                name: CHOGHADIYA_NAMES[name],
              }))}
            />
          )}
        </Disclosure>
      )}
      <Disclosure
        title="Which sunrise we use"
        value={SUNRISE_NAMES[sunrise.kind]}
        {...fold('sunrise')}
      >
        <div className="pt-2 pb-12">
          <SunriseChoice {...sunrise} />
        </div>
      </Disclosure>
      <Disclosure title="A year for your calendar" {...fold('calendar')}>
        <div className="pt-2 pb-12">
          <CalendarExport {...calendar} />
        </div>
      </Disclosure>
    </div>
  )
}

/** The same as the drawing, in rows. */
function LaneTable({ day, telling }: OfDay) {
  return (
    <div className="max-w-[44rem] pt-2 pb-12">
      <FigureTable
        caption="All that is drawn, with its beginning and its end."
        headings={['Name', 'Part', 'From', 'Until']}
        rows={dayLanes(day).flatMap((lane) =>
          lane.spans.map((span) => ({
            id: `${lane.name}${span.from}${latinOf(span.name)}`,
            name: span.name,
            cells: [lane.name, timeTold(telling, span.from), timeTold(telling, span.until)],
          })),
        )}
      />
    </div>
  )
}

type TimesTableProps = {
  /** Of the first half of the spans, and of the second. */
  captions: readonly [string, string]
  telling: Telling
  spans: readonly { readonly name: Name; readonly from: number; readonly until: number }[]
}

/** Equal parts of a day and of its night, side by side. */
function TimesTable({ captions, telling, spans }: TimesTableProps) {
  const half = spans.length / 2
  return (
    <div className="pt-2 pb-12">
      <SideBySide>
        {captions.map((caption, index) => (
          <FigureTable
            key={caption}
            caption={caption}
            headings={['Name', 'From', 'Until']}
            rows={spans.slice(index * half, (index + 1) * half).map(({ name, from, until }) => ({
              id: `${from}`,
              name,
              cells: [timeTold(telling, from), timeTold(telling, until)],
            }))}
          />
        ))}
      </SideBySide>
    </div>
  )
}
