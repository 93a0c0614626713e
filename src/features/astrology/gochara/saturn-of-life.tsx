import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { type DataRow, DataTable } from '~/features/astrology/chart/data-table.tsx'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import type { ShownChart } from '~/features/astrology/chart/shown-chart.ts'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { SaturnPeriod } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { saturnOfLife } from '~/queries/birth/chart-almanac.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type SaturnOfLifeProps = Pick<ShownChart, 'birth' | 'chart' | 'ayanamsha'> & {
  /** The instant that is shown, marked on the line. */
  at: UtcMilliseconds
  isNow: boolean
}

/** Sade Sati, Ashtama and Ardhashtama Shani of 120 years on one line, and in a table. */
export function SaturnOfLife({ birth, chart, ayanamsha, at, isNow }: SaturnOfLifeProps) {
  const { sign } = chart.grahas.Moon
  const saturn = useQuery(saturnOfLife(sign, birth.utc, ayanamsha))
  return (
    <Stack>
      <Heading level={3}>Saturn and the birth Moon</Heading>
      <Text size="small" tone="soft">
        <SentenceWithNames>{`Tradition names Saturn’s stays in some signs counted from the birth Moon’s, ${ownName(SIGN_NAMES[sign])}: Sade Sati in the 12th, the 1st and the 2nd, Ardhashtama Shani in the 4th, Ashtama Shani in the 8th. From birth to 120 years, by the ${ayanamshaWords(ayanamsha, chart.ayanamsha)} at birth.`}</SentenceWithNames>
      </Text>
      {saturn.data ? (
        <SaturnFound {...saturn.data} at={at} isNow={isNow} />
      ) : saturn.isError ? (
        <PartTrouble error={saturn.error} onRetry={() => void saturn.refetch()} />
      ) : (
        <Text tone="soft">Following Saturn through 120 years…</Text>
      )}
    </Stack>
  )
}

type SaturnFoundProps = Span &
  Pick<SaturnOfLifeProps, 'at' | 'isNow'> & { periods: readonly SaturnPeriod[] }

function SaturnFound({ periods, from, until, at, isNow }: SaturnFoundProps) {
  const [isOpen, setOpen] = useState(false)
  const partOf = (instant: number) => Math.min(1, Math.max(0, (instant - from) / (until - from)))
  return (
    <>
      <SaturnLine
        stays={periods.map((period) => ({
          from: partOf(period.start),
          to: partOf(period.end),
          kind: isSadeSati(period) ? 'sade-sati' : period.phase === 'ashtama-shani' ? '8' : '4',
          isPeak: period.phase === 'sade-sati-peak',
        }))}
        years={yearsBetween(from, until).map(({ year, instant }) => ({
          at: partOf(instant),
          text: String(year),
        }))}
        mark={
          at >= from && at < until
            ? { at: partOf(at), text: isNow ? 'Now' : String(new Date(at).getFullYear()) }
            : null
        }
      />
      {saturnWords(periods, at).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Disclosure title={`All ${periods.length} stays`} isOpen={isOpen} onToggle={setOpen}>
        <DataTable
          caption="Saturn’s stays"
          headings={['Name', 'Sign', 'From', 'To']}
          rows={saturnRows(periods)}
        />
      </Disclosure>
    </>
  )
}

const APART = 20

/** The years that are written below the line: every twentieth of the calendar. */
function yearsBetween(from: UtcMilliseconds, until: UtcMilliseconds) {
  const first = Math.ceil(new Date(from).getFullYear() / APART) * APART
  const years = Array.from({ length: 8 }, (_, index) => first + index * APART)
  return years
    .map((year) => ({ year, instant: Date.UTC(year, 0) }))
    .filter(({ instant }) => from <= instant && instant < until)
}

type Stay = {
  /** Fractions of the line, 0 to 1. */
  readonly from: number
  readonly to: number
  readonly kind: 'sade-sati' | '8' | '4'
  /** The middle part of Sade Sati. */
  readonly isPeak: boolean
}

type SaturnLineProps = {
  stays: readonly Stay[]
  years: readonly { readonly at: number; readonly text: string }[]
  /** The instant that is shown; `null` if it is outside the line. */
  mark: { readonly at: number; readonly text: string } | null
}

const [WIDTH, HEIGHT] = [320, 102]
const [LEFT, RIGHT] = [8, WIDTH - 8]
const LINE = 76
/** How high a stay stands on the line. */
const HIGH = { 'sade-sati': 34, 8: 18, 4: 10 } as const
const OPACITY = { 'sade-sati': 0.45, 8: 1, 4: 0.25 } as const

const xOf = (part: number) => Math.round((LEFT + part * (RIGHT - LEFT)) * 10) / 10

/**
 * A life as a line, and on it Saturn's stays: high for Sade Sati, lower and with their number for the
 * eighth and the fourth sign. The table below has the same in words.
 */
function SaturnLine({ stays, years, mark }: SaturnLineProps) {
  return (
    <div className="mx-auto w-full max-w-[38rem]">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="block w-full figures"
        fill="currentColor"
        textAnchor="middle"
        fontSize="11"
      >
        <g className="text-accent">
          {stays.map((stay) => (
            <rect
              key={stay.from}
              x={xOf(stay.from)}
              y={LINE - HIGH[stay.kind]}
              width={Math.max(0.5, xOf(stay.to) - xOf(stay.from))}
              height={HIGH[stay.kind]}
              fillOpacity={stay.isPeak ? 1 : OPACITY[stay.kind]}
              stroke="currentColor"
              strokeWidth="0.5"
            />
          ))}
          <path d={`M${LEFT} ${LINE}H${RIGHT}`} stroke="currentColor" />
        </g>
        {labelsOf(stays, mark && xOf(mark.at)).map(({ middle, kind }) => (
          <text key={middle} x={middle} y={LINE - HIGH[kind] - 4} fontWeight="600">
            {kind === 'sade-sati' ? 'Sade Sati' : kind}
          </text>
        ))}
        {years.map((year) => (
          <text key={year.text} x={xOf(year.at)} y={LINE + 20} className="text-ink-soft">
            {year.text}
          </text>
        ))}
        {years.map((year) => (
          <path key={year.text} d={`M${xOf(year.at)} ${LINE}v5`} stroke="currentColor" />
        ))}
        {mark && <ShownMark x={xOf(mark.at)} text={mark.text} />}
      </svg>
    </div>
  )
}

/** Stays of one kind that are this near belong together: a return only interrupts them. */
const TOGETHER = 0.02

/** Half the width of a label. */
const ROOM = { 'sade-sati': 26, 8: 4, 4: 4 } as const

const within = (x: number, room: number) => Math.min(Math.max(x, room), WIDTH - room)

/** The middle of each group of stays of one kind; a number that the mark would cross is left out. */
function labelsOf(stays: readonly Stay[], mark: number | null) {
  const groups: { kind: Stay['kind']; from: number; to: number }[] = []
  for (const { kind, from, to } of stays) {
    const same = groups.findLast((group) => group.kind === kind)
    if (same && from - same.to < TOGETHER) same.to = to
    else groups.push({ kind, from, to })
  }
  return groups
    .map(({ kind, from, to }) => ({ kind, middle: within(xOf((from + to) / 2), ROOM[kind]) }))
    .filter(({ kind, middle }) => kind === 'sade-sati' || Math.abs(middle - (mark ?? -9)) > 6)
}

/** A line with a gap where the words stand. */
function ShownMark({ x, text }: { x: number; text: string }) {
  const line = `M${x} 15v10M${x} ${LINE - HIGH['sade-sati']}V${LINE + 4}`
  return (
    <g stroke="currentColor" strokeLinecap="round">
      <path d={line} strokeWidth="5" className="text-ground" />
      <path d={line} strokeWidth="2" />
      <text x={within(x, 14)} y="11" fontWeight="700" stroke="none">
        {text}
      </text>
    </g>
  )
}

type Phase = SaturnPeriod['phase']

/** The tradition's names, with the sign counted from the birth Moon's. */
const PHASES: Readonly<Record<Phase, { readonly name: string; readonly sign: string }>> = {
  'sade-sati-rising': { name: 'Sade Sati, first part', sign: '12th' },
  'sade-sati-peak': { name: 'Sade Sati, second part', sign: '1st' },
  'sade-sati-setting': { name: 'Sade Sati, third part', sign: '2nd' },
  'ardhashtama-shani': { name: 'Ardhashtama Shani', sign: '4th' },
  'ashtama-shani': { name: 'Ashtama Shani', sign: '8th' },
}

const isSadeSati = ({ phase }: SaturnPeriod) => phase.startsWith('sade-sati')

const datesWords = ({ start, end }: SaturnPeriod) =>
  `${dashaDayWords(start)} to ${dashaDayWords(end)}`

/** What of Saturn's periods runs at an instant, and which comes next; nothing more is said of them. */
function saturnWords(periods: readonly SaturnPeriod[], at: UtcMilliseconds): readonly string[] {
  const running = periods.find(({ start, end }) => start <= at && at < end)
  const next = periods.find(({ start }) => start > at)
  return [
    running
      ? `${dashaDayWords(at)}: ${PHASES[running.phase].name}. Saturn stands in the ${PHASES[running.phase].sign} sign from the birth Moon, ${datesWords(running)}.`
      : `${dashaDayWords(at)}: none of them. Saturn stands in another sign from the birth Moon.`,
    next
      ? `The next stay is ${PHASES[next.phase].name}, ${datesWords(next)}.`
      : 'No further stay begins within these years.',
  ]
}

/** The rows of the table: every stay with its dates, and whether it began or ended by a return. */
function saturnRows(periods: readonly SaturnPeriod[]): readonly DataRow[] {
  return periods.map((period) => ({
    id: String(period.start),
    name: PHASES[period.phase].name,
    cells: [
      { text: PHASES[period.phase].sign },
      {
        text: dashaDayWords(period.start),
        notes: period.enteredRetrograde ? ['came back retrograde'] : [],
      },
      {
        text: dashaDayWords(period.end),
        notes: period.leftRetrograde ? ['left retrograde'] : [],
      },
    ],
  }))
}
