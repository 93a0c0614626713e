import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { readingTaken } from '~/domain/reading-taken.ts'
import {
  coordinateWords,
  localWords,
  offsetWords,
  utcWords,
} from '~/features/astrology/birth-words.ts'
import { Exactness } from '~/features/astrology/exactness.tsx'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { OffPaper } from '~/ui/layout/off-paper.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Heading, Text } from '~/ui/text.tsx'
import { ChipChoice } from '~/ui/zen/chip-choice.tsx'

const NODES = [
  { value: 'mean', label: 'Mean node' },
  { value: 'true', label: 'True node' },
] as const

const NODE_WORDS = {
  mean: 'Mean node',
  true: 'True node',
  unnamed: 'Not named by the service',
} as const

type HowComputedProps = {
  birth: Birth
  chart: ChartReading
  node: NodeKind
  onNode: (node: NodeKind) => void
  /** The service knows no such node, but this device does; `null` while there is no such trouble. */
  onDevice: (() => void) | null
}

/** Every convention a reader has to know to compare this chart with another program's. */
export function HowComputed({ birth, chart, node, onNode, onDevice }: HowComputedProps) {
  return (
    <Stack>
      <Heading>How this was computed</Heading>
      <FactList facts={conventions(birth, chart)} />
      <OffPaper>
        <ChipChoice legend="Rahu and Ketu" choices={NODES} value={node} onChange={onNode} />
      </OffPaper>
      {onDevice && (
        <Notice
          action={
            <Button variant="quiet" onClick={onDevice}>
              Calculate on this device
            </Button>
          }
        >
          {chart.node === null
            ? 'The service does not say with which node it computed this chart.'
            : `The service computed this chart with the ${chart.node} node.`}
        </Notice>
      )}
      <Text size="small" tone="soft">
        The mean node moves evenly; the true node swings about it by up to two degrees. Programs
        differ in which they show.
      </Text>
      <Exactness computedBy={chart.computedBy} />
    </Stack>
  )
}

function conventions(birth: Birth, chart: ChartReading) {
  const { ayanamsha, ayanamshaWithNutation } = chart
  return [
    { name: 'Local time', value: localWords(birth), ...noteOfTaken(birth) },
    { name: 'Place', value: birth.place },
    { name: 'Coordinates', value: coordinateWords(birth.latitude, birth.longitude) },
    { name: 'Clock', value: `${clockWords(birth)}, ${offsetWords(birth.offsetSeconds)}` },
    { name: 'Universal Time', value: utcWords(birth.utc) },
    {
      name: 'Ayanamsha',
      value:
        ayanamsha === null
          ? 'Lahiri'
          : `Lahiri (mean), ${ayanamsha.toFixed(5)}°${
              ayanamshaWithNutation === null
                ? ''
                : `; with nutation, as other programs show it, ${ayanamshaWithNutation.toFixed(5)}°`
            }`,
    },
    { name: 'Node', value: NODE_WORDS[chart.node ?? 'unnamed'] },
    { name: 'Houses', value: 'Whole signs, counted from the lagna’s' },
    { name: 'Dashas', value: 'Vimshottari, with a year of 365.25 days' },
    {
      name: 'Computed',
      value: chart.computedBy === 'device' ? 'On this device' : 'By the astrology service',
    },
  ]
}

function noteOfTaken(birth: Birth) {
  const taken = readingTaken(birth)
  return taken === null ? {} : { note: `(it came twice: the ${taken} was taken)` }
}

function clockWords({ timezone, zone }: Birth): string {
  if (zone !== null) return zone
  return timezone === 'LMT' ? 'Local mean time' : 'An offset that was typed'
}
