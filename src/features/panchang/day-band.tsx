/** How a part is drawn: with its name, or so short that a key beside the lane names it. */
type Look = 'named' | 'dark' | 'hollow'

type Span = {
  readonly id: string
  readonly label: string
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
export function DayBand({ lanes, now, marks }: DayBandProps) {
  const sunset = marks[1]?.at ?? 1
  return (
    <div aria-hidden="true" className="select-none">
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
              <p className="mb-1 flex gap-x-4 text-ink-soft text-small">
                <span>{name}</span>
                {spans.map((span) => span.look !== 'named' && <Key key={span.id} span={span} />)}
              </p>
              <div className="relative h-8">
                {spans.map((span) => (
                  <LaneSpan key={span.id} span={span} />
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

const LOOKS: Readonly<Record<Look, string>> = {
  named: 'bg-accent-wash border border-line',
  dark: 'bg-ink',
  hollow: 'border-2 border-accent',
}
const RUNNING = 'border border-accent bg-accent text-on-accent'

function LaneSpan({ span: { label, look, from, to, isRunning } }: { span: Span }) {
  const isNamed = look === 'named'
  return (
    <span className="absolute inset-y-0" style={{ left: percent(from), width: percent(to - from) }}>
      <span
        className={`block h-full truncate rounded-field text-center text-small ${isRunning && isNamed ? RUNNING : LOOKS[look]}`}
        style={{ lineHeight: '1.875rem' }}
      >
        {isNamed && to - from > ROOM && label}
      </span>
    </span>
  )
}

/** What a part without a name is. */
function Key({ span: { label, look } }: { span: Span }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        className={`rounded-full ${LOOKS[look]}`}
        style={{ width: '0.75em', height: '0.75em' }}
      />
      <span>{label}</span>
    </span>
  )
}

const NAMES = ['Sunrise', 'Sunset', 'Sunrise']
const SIDES = ['0', '-50%', '-100%']

function Axis({ marks }: Pick<DayBandProps, 'marks'>) {
  return (
    <div className="relative mt-1 h-11 text-ink-soft text-small figures">
      {marks.map(({ at, time }, index) => (
        <span
          key={at}
          className="absolute top-0 whitespace-nowrap text-center"
          style={{ left: percent(at), translate: SIDES[index] }}
        >
          <span className="block">{time}</span>
          <span>{NAMES[index]}</span>
        </span>
      ))}
    </div>
  )
}
