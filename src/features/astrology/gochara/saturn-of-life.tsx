import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { PartTrouble } from '~/features/astrology/calculator/part-trouble.tsx'
import type { ShownChart } from '~/features/astrology/calculator/shown-chart.ts'
import { DataTable } from '~/features/astrology/chart/view/data-table.tsx'
import { isSadeSati, saturnRows, saturnWords } from '~/features/astrology/gochara/saturn-words.ts'
import { SaturnLine } from '~/features/astrology/gochara/view/saturn-line.tsx'
import type { SaturnPeriod } from '~/jyotish/almanac/transits/saturn-periods.ts'
import type { Span } from '~/jyotish/confidence/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { saturnOfLife } from '~/queries/birth/almanac/almanac.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

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
      <Text
        size="small"
        tone="soft"
      >{`Tradition names Saturn’s stays in some signs counted from the birth Moon’s, ${sign}: Sade Sati in the 12th, the 1st and the 2nd, Ardhashtama Shani in the 4th, Ashtama Shani in the 8th. From birth to 120 years, by the ${ayanamshaWords(ayanamsha, chart.ayanamsha)} at birth.`}</Text>
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
