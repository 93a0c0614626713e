import { useState } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import {
  type Division,
  drawnHouses,
  lagnaMark,
  readHouses,
} from '~/features/astrology/chart/chart-houses.ts'
import { houseWords, placementRows, standingWords } from '~/features/astrology/chart/chart-words.ts'
import { NorthChart } from '~/features/astrology/chart/north-chart.tsx'
import { PlacementTable } from '~/features/astrology/chart/placement-table.tsx'
import { SouthChart } from '~/features/astrology/chart/south-chart.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { useChartStyle } from '~/queries/birth/chart-style.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

const STYLES = [
  { value: 'north', label: 'North Indian' },
  { value: 'south', label: 'South Indian' },
] as const
const DIVISIONS = [
  { value: 'rashi', label: 'Rashi' },
  { value: 'navamsha', label: 'Navamsha (D9)' },
] as const

type ChartDrawingProps = {
  chart: ChartReading
  name?: string
  /** The ayanamsha in words, where it may be another than Lahiri. */
  ayanamsha?: string
}

/** A chart as a drawing and as a table; the selected house is described below. */
export function ChartDrawing({ chart, name, ayanamsha }: ChartDrawingProps) {
  const [style, setStyle] = useChartStyle()
  const [division, setDivision] = useState<Division>('rashi')
  const [house, setHouse] = useState(1)
  const drawing = {
    label: `${division === 'rashi' ? 'Birth chart' : 'Navamsha'}${name ? ` of ${name}` : ''}: a house at a time`,
    houses: drawnHouses(chart, division),
    selected: house,
    onSelect: setHouse,
  }
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[5fr_6fr]">
      <Card>
        <Stack>
          <ChipChoice
            legend="Style"
            isLegendHidden
            choices={STYLES}
            value={style}
            onChange={setStyle}
          />
          {style === 'north' ? (
            <NorthChart {...drawing} />
          ) : (
            <SouthChart {...drawing} title={division === 'rashi' ? 'Rashi' : 'Navamsha'} />
          )}
          <ChipChoice
            legend="Division"
            isLegendHidden
            choices={DIVISIONS}
            value={division}
            onChange={setDivision}
          />
          <NotPrinted>
            <Text size="small" tone="soft">
              Touch a house to read it.
            </Text>
          </NotPrinted>
          <HouseRead chart={chart} division={division} house={house} />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <PlacementTable caption="Lagna and the nine grahas" rows={placementRows(chart)} />
          <Text size="small" tone="soft">
            <SentenceWithNames>{`${lagnaMark().name} lagna · R retrograde · C combust. ${style === 'north' ? `The small numbers are the signs, 1 for ${ownName(SIGN_NAMES.Aries)}.` : ''}${ayanamsha ? ` By the ${ayanamsha}.` : ''}`}</SentenceWithNames>
          </Text>
        </Stack>
      </Card>
    </div>
  )
}

type HouseReadProps = { chart: ChartReading; division: Division; house: number }

function HouseRead({ chart, division, house }: HouseReadProps) {
  const read = readHouses(chart, division)[house - 1]
  if (!read) return null
  const standing = standingWords(chart, division, read)
  return (
    <Stack gap="tight">
      <Heading level={3}>
        <span>{`House ${house}:`}</span> <OwnName of={SIGN_NAMES[read.sign]} isInOne />
      </Heading>
      <Text>
        <SentenceWithNames>{houseWords(chart, division, read)}</SentenceWithNames>
      </Text>
      {standing.length > 0 ? (
        <FactList facts={standing} />
      ) : (
        <Text tone="soft">No graha stands in it.</Text>
      )}
    </Stack>
  )
}
