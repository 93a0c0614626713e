import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import {
  AYANAMSHA_NAMES,
  OFFERED_AYANAMSHAS,
  type OfferedAyanamsha,
} from '~/domain/chart/offered-ayanamshas.ts'
import { changesWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { conventions } from '~/features/astrology/result/conventions.ts'
import { MEASURED_ACCURACY } from '~/jyotish/chart/measured-accuracy.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { ChartByChoice } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

const NODES = [
  { value: 'mean', label: 'Mean node' },
  { value: 'true', label: 'True node' },
] as const

type HowComputedProps = {
  birth: Birth
  chart: ChartReading
  /** The same chart by Lahiri. */
  lahiri: ChartReading
  ayanamsha: OfferedAyanamsha
  view: ChartByChoice
  node: NodeKind
  onNode: (node: NodeKind) => void
  /** Set when the service does not support this node but this device does; otherwise `null`. */
  onDevice: (() => void) | null
}

/** All conventions a reader needs to compare this chart with another program's. */
export function HowComputed(props: HowComputedProps) {
  const { birth, chart, lahiri, ayanamsha, view, node, onNode, onDevice } = props
  return (
    <Stack>
      <Heading>How this was computed</Heading>
      <FactList facts={conventions(birth, chart, ayanamsha)} />
      <AyanamshaChoice ayanamsha={ayanamsha} view={view} lahiri={lahiri} chart={chart} />
      <NotPrinted>
        <ChipChoice legend="Rahu and Ketu" choices={NODES} value={node} onChange={onNode} />
      </NotPrinted>
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

/** The measured accuracy of a chart; for a service it is unknown. */
export function Exactness({ computedBy }: { computedBy: ChartReading['computedBy'] }) {
  if (computedBy === 'backend') {
    return (
      <Text>
        The service computed this chart, so only it can say how exact it is. How certain each fact
        is was worked out on this device.
      </Text>
    )
  }
  const { births, firstYear, lastYear, dashaDays, ...angles } = MEASURED_ACCURACY
  return (
    <Text>{`Held against Swiss Ephemeris for ${births} births from ${firstYear} to ${lastYear}, the Sun and the planets were within ${angles.sunAndPlanets} arcseconds, the Moon within ${angles.Moon}, the lagna within ${angles.lagna}, the mean node within ${angles.meanNode} and the true node within ${angles.trueNode}; no dasha date was further off than ${dashaDays} days. An arcsecond is a 3,600th of a degree: the lagna moves about fifteen of them in a second of time, so the time of birth matters most. Before 1900 and after 2030 the turning of the Earth is known less well.`}</Text>
  )
}

type AyanamshaChoiceProps = {
  /** The ayanamsha of `chart`, and the choice of another. */
  ayanamsha: OfferedAyanamsha
  view: ChartByChoice
  /** The same chart by Lahiri, and as it is shown. */
  lahiri: ChartReading
  chart: ChartReading
}

/** The choice of an ayanamsha, and what it changes against Lahiri. */
function AyanamshaChoice(props: AyanamshaChoiceProps) {
  const { ayanamsha, view, lahiri, chart } = props
  return (
    <Stack>
      <NotPrinted>
        <SelectField
          label="Ayanamsha"
          hint="A view of this page alone. What Alap suggests stays by Lahiri."
          value={view.choice ?? ayanamsha}
          onChange={(value) => view.choose(value as OfferedAyanamsha)}
          options={OFFERED_AYANAMSHAS.map((value) => ({ value, label: AYANAMSHA_NAMES[value] }))}
        />
        {view.trouble && <PartTrouble error={view.trouble.error} onRetry={view.trouble.retry} />}
      </NotPrinted>
      {ayanamsha !== 'lahiri' && (
        <Notice title={`${AYANAMSHA_NAMES[ayanamsha]} against Lahiri`}>
          <ul>
            {changesWords(lahiri, chart).map((change) => (
              <li key={change}>
                <SentenceWithNames>{change}</SentenceWithNames>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
