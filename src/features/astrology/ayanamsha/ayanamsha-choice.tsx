import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import {
  AYANAMSHA_NAMES,
  OFFERED_AYANAMSHAS,
  type OfferedAyanamsha,
} from '~/domain/chart/offered-ayanamshas.ts'
import { changesWords } from '~/features/astrology/ayanamsha/ayanamsha-changes.ts'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import type { ChartByChoice } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type AyanamshaChoiceProps = {
  /** The ayanamsha of `chart`, and the choice of another. */
  ayanamsha: OfferedAyanamsha
  view: ChartByChoice
  /** The same chart by Lahiri, and as it is shown. */
  lahiri: ChartReading
  chart: ChartReading
}

/** The choice of an ayanamsha, and what it changes against Lahiri. */
export function AyanamshaChoice(props: AyanamshaChoiceProps) {
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
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
