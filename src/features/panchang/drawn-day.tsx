import { dayLanes, type LaneSpan } from '~/domain/panchang/day-lanes.ts'
import { type Telling, timeAt } from '~/domain/panchang/place-clock.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { KAAL_NAMES } from '~/jyotish/names/day-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { latinOf, type Name } from '~/lib/words/name-forms.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'

/** Too short for their names on a phone. */
const LOOKS: ReadonlyMap<Name | string, Look> = new Map([
  [KAAL_NAMES['Rahu kaal'], 'dark'],
  [KAAL_NAMES.Abhijit, 'hollow'],
])

type DrawnDayProps = { day: PanchangDay; now: UtcMilliseconds | null; telling: Telling }

/** The day from sunrise to the next sunrise on one axis of time; one of the folds is its table. */
export function DrawnDay({ day, now, telling }: DrawnDayProps) {
  const { sunrise, sunset, nextSunrise } = day
  const lanes = dayLanes(day)
  const placeOf = (instant: number) => (instant - sunrise) / (nextSunrise - sunrise)
  const isRunning = ({ from, until }: LaneSpan) => now !== null && from <= now && now < until
  return (
    <Stack>
      <h3 className="font-semibold">The day from sunrise to sunrise</h3>
      <DayBand
        lanes={lanes.map((lane) => ({
          name: lane.name,
          spans: lane.spans.map((span) => ({
            id: `${span.from}${latinOf(span.name)}`,
            label: span.short,
            look: LOOKS.get(span.name) ?? 'named',
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
    </Stack>
  )
}

/** How a part is drawn: with its name, or so short that a key beside the lane names it. */
type Look = 'named' | 'dark' | 'hollow'

type Span = {
  readonly id: string
  readonly label: Name | string
  readonly look: Look
  /** Fractions of the day, 0 at sunrise and 1 at the next. */
  readonly from: number
  readonly to: number
  readonly isRunning: boolean
}

type DayBandProps = {
  lanes: readonly { readonly name: string; readonly spans: readonly Span[] }[]
  now: number | null
  /** Sunrise, sunset and the next sunrise. */
  marks: readonly { readonly at: number; readonly time: string }[]
}

/** The part of the day that some letters of a name need on a phone. */
const ROOM = 0.06

const percent = (part: number) => `${part * 100}%`

/** The lanes of a day one below another, over one axis of time. Its table says the same in words. */
function DayBand({ lanes, now, marks }: DayBandProps) {
  const sunset = marks[1]?.at ?? 1
  return (
    <div aria-hidden="true" className="select-none">
      {now !== null && <Now at={now} />}
      <div className="relative">
        <div
          className="absolute inset-0 rounded-field bg-sunken"
          style={{ left: percent(sunset) }}
        />
        {now !== null && (
          <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: percent(now) }} />
        )}
        <div className="relative flex flex-col gap-2 py-2">
          {lanes.map(({ name, spans }) => (
            <div key={name}>
              <p className="mb-1 flex flex-wrap gap-x-4 text-ink-soft text-small">
                <span>{name}</span>
                {spans.map((span) => span.look !== 'named' && <Key key={span.id} span={span} />)}
              </p>
              <div className="relative h-8">
                {spans.map((span) => (
                  <DrawnSpan key={span.id} span={span} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
      <Axis marks={marks} />
    </div>
  )
}

/** The word over the line of the present. */
function Now({ at }: { at: number }) {
  return (
    <p className="relative font-semibold text-small" style={{ height: '1.5rem' }}>
      <span className="absolute top-0" style={{ left: percent(at), translate: percent(-at) }}>
        Now
      </span>
    </p>
  )
}

const SPAN_LOOKS: Readonly<Record<Look, string>> = {
  named: 'bg-accent-wash border border-line',
  dark: 'bg-ink',
  hollow: 'border-2 border-accent',
}
const RUNNING = 'border border-accent bg-accent text-on-accent'

function DrawnSpan({ span: { label, look, from, to, isRunning } }: { span: Span }) {
  const isNamed = look === 'named'
  return (
    <span className="absolute inset-y-0" style={{ left: percent(from), width: percent(to - from) }}>
      <span
        className={`block h-full truncate rounded-field text-center text-small ${isRunning && isNamed ? RUNNING : SPAN_LOOKS[look]}`}
        style={{ lineHeight: '1.875rem' }}
      >
        {isNamed && to - from > ROOM && <OwnName of={label} isInOne />}
      </span>
    </span>
  )
}

/** What a part without a name is. */
function Key({ span: { label, look } }: { span: Span }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        className={`rounded-full ${SPAN_LOOKS[look]}`}
        style={{ width: '0.75em', height: '0.75em' }}
      />
      <span>
        <OwnName of={label} isInOne />
      </span>
    </span>
  )
}

const MARK_NAMES = ['Sunrise', 'Sunset', 'Sunrise']

/** Sunset has a line of its own, so that on a short day it does not lie over a sunrise. */
function Axis({ marks }: Pick<DayBandProps, 'marks'>) {
  return (
    <div className="@container mt-1">
      <div
        className="relative text-ink-soft figures"
        style={{ fontSize: 'min(var(--text-small), 6cqi)', height: '3em' }}
      >
        {marks.map(({ at, time }, index) => (
          <span
            key={at}
            className="absolute whitespace-nowrap"
            style={{ left: percent(at), translate: percent(-at), top: index === 1 ? '1.5em' : 0 }}
          >
            {`${time} ${MARK_NAMES[index]}`}
          </span>
        ))}
      </div>
    </div>
  )
}
