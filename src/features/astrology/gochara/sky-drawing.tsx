import { useState } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { DataTable } from '~/features/astrology/chart/data-table.tsx'
import { StyledHouses } from '~/features/astrology/chart/styled-chart.tsx'
import { type CountedFrom, skyHouses } from '~/features/astrology/gochara/sky-houses.ts'
import { momentWords, type Transits, transitRows } from '~/features/astrology/gochara/sky-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

const COUNTED_FROM = [
  { value: 'lagna', label: 'Lagna' },
  { value: 'moon', label: 'Birth Moon' },
] as const

type SkyDrawingProps = {
  chart: ChartReading
  transits: Transits
  at: UtcMilliseconds
  /** The ayanamsha of that moment, in words. */
  ayanamsha: string
  isRenewing: boolean
  hasLagna: boolean
}

/** A sky around a birth chart as a drawing and as a table; the selected house is described. */
export function SkyDrawing(props: SkyDrawingProps) {
  const { chart, transits, at, ayanamsha, isRenewing, hasLagna } = props
  const [chosen, setFrom] = useState<CountedFrom>('lagna')
  const [house, setHouse] = useState(1)
  const from = hasLagna ? chosen : 'moon'
  const houses = skyHouses({ chart, transits, from, hasLagna })
  const read = houses[house - 1]
  const moment = momentWords(at)
  return (
    <section aria-label={`The sky of ${moment}`} aria-busy={isRenewing}>
      <Stack gap="wide">
        <Stack>
          {hasLagna && (
            <ChipChoice
              legend="Houses counted from"
              choices={COUNTED_FROM}
              value={from}
              onChange={setFrom}
            />
          )}
          <StyledHouses
            label={`The sky of ${moment} around the birth chart: a house at a time`}
            title="Gochara"
            houses={houses}
            selected={house}
            onSelect={setHouse}
          />
          <Text
            size="small"
            tone="soft"
          >{`Within: the birth chart. In the ring: the sky of ${moment}, by the ${ayanamsha}, and the mean node. R retrograde. Touch a house to read it.`}</Text>
        </Stack>
        {read && (
          <Stack gap="tight">
            <Heading level={3}>{read.heading}</Heading>
            <FactList facts={read.facts} />
          </Stack>
        )}
        <DataTable
          caption={`The grahas on ${moment}`}
          headings={
            hasLagna
              ? ['Graha', 'Stands in', 'From La', 'From Mo', 'Next sign']
              : ['Graha', 'Stands in', 'From Mo', 'Next sign']
          }
          rows={transitRows(transits, hasLagna)}
        />
      </Stack>
    </section>
  )
}
